import { spawn } from 'node:child_process';

const timeoutMs = 240_000;

/**
 * Starts a Node program and waits for the line that tells at which port it listens; it ends with this process at the
 * latest.
 */
export function startUntil(args, env, pattern, cwd) {
  const program = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  const stop = () => program.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Nothing listened in time:\n${said}`)), timeoutMs);
    const read = (chunk) => {
      said += chunk;
      const [, port] = pattern.exec(said) ?? [];
      if (!port) return;
      clearTimeout(late);
      for (const stream of [program.stdout, program.stderr]) stream.off('data', read).resume();
      resolve({ port: Number(port), stop });
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
    program.on('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
  });
}
