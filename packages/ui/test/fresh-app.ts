import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../..');
const pnpm = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';

/** Runs a command to its end and gives what it printed; a failure carries both streams. */
export function run(folder: string, command: string, ...args: readonly string[]): string {
  // A production build whatever the tests' own mode is.
  const { NODE_ENV: _mode, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** An app of its own outside the workspace, with the packed packages installed as a user would. */
export function freshApp() {
  const root = mkdtempSync(join(tmpdir(), 'martelo-app-'));
  const tarballs = Object.fromEntries(
    ['domain', 'ui'].map((name) => {
      const into = join(root, 'packed', name);
      run(join(packages, name), pnpm, 'pack', '--pack-destination', into);
      const [file = ''] = readdirSync(into);
      return [`@martelo/${name}`, join(into, file)];
    }),
  );
  const files = Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`]));
  write(
    'package.json',
    JSON.stringify({ private: true, type: 'module', dependencies: { ...files, ...peers() } }),
  );
  write(
    'pnpm-workspace.yaml',
    JSON.stringify({ packages: [], overrides: files, allowBuilds: { esbuild: false } }),
  );
  run(root, pnpm, 'install', '--prefer-offline', '--no-lockfile');
  return { root, tarballs, write, remove: () => rmSync(root, { recursive: true, force: true }) };

  function write(file: string, text: string) {
    writeFileSync(join(root, file), text);
  }
}

/** The versions that the workspace itself uses. */
function peers() {
  const list = run(packages, pnpm, '--dir', join(packages, 'ui'), 'list', '--json', '--depth=0');
  const [{ dependencies, devDependencies }] = JSON.parse(list);
  const installed: Record<string, { version: string }> = { ...dependencies, ...devDependencies };
  return Object.fromEntries(
    ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite'].map((name) => [
      name,
      installed[name]?.version,
    ]),
  );
}
