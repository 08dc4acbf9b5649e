import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { app } from '../app.ts';
import { run } from '../run.ts';

const { dependencies } = JSON.parse(readFileSync(join(app.root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const shared = ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => [
  name,
  dependencies[name] ?? '',
]);

/** An app outside the workspace with the packed packages and `own` dependencies, installed as a user would. */
export function ownApp(own: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'martelo-own-'));
  const write = (file: string, content: object | string) =>
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  const files = Object.fromEntries(
    Object.entries(app.tarballs).map(([name, file]) => {
      cpSync(file, join(root, basename(file)));
      return [name, `file:${basename(file)}`];
    }),
  );
  write('package.json', {
    name: 'own-app',
    private: true,
    type: 'module',
    dependencies: { ...files, ...Object.fromEntries(shared), ...own },
  });
  write('pnpm-workspace.yaml', {
    packages: [],
    overrides: files,
    allowBuilds: { esbuild: false, sharp: false, msw: false },
  });
  run(
    root,
    process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm',
    'install',
    '--prefer-offline',
    '--no-lockfile',
  );
  return {
    root,
    write,
    run: (program: string, ...args: readonly string[]) =>
      run(root, join(root, 'node_modules/.bin', program), ...args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
