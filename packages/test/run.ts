import { spawnSync } from 'node:child_process';

/** Runs a command to its end and gives what it printed; a failure carries both streams. */
export function run(folder: string, command: string, ...args: readonly string[]): string {
  // A production build whatever the tests' own mode is.
  const { NODE_ENV: _mode, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}
