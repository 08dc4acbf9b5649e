import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { transform } from './transform.ts';

/** Takes away what Node 20 does not have. */
const likeNode20 = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  delete fs.globSync;
  syncBuiltinESMExports();
`)}`;
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', likeNode20, join(import.meta.dirname, 'cli.ts'), ...args], {
    encoding: 'utf8',
  });

test.each([
  [['--hlp'], 2, /^Unknown option '--hlp'[^]*npx @martelo\/ui codemod/],
  [[], 2, /npx @martelo\/ui codemod/],
  [['codemod'], 2, /npx @martelo\/ui codemod/],
  [['codemod', 'nowhere', import.meta.dirname], 1, /^Not found: nowhere\n$/],
])('[GRAM-08] %j reports what is wrong, and changes nothing', (args, code, said) => {
  const { status, stderr, stdout } = run(...args);
  expect([status, stdout]).toEqual([code, '']);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain('    at ');
});

test('[GRAM-08] it says how it is used', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('--dry')]);
});

const old = "import { Button } from '@martelo/ui/button';\nexport const save = <Button busy />;\n";

test('[GRAM-08] of a folder it changes the sources at every depth, and nothing that was installed or built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-codemod-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), old);
  };
  const changed = ['a.tsx', 'routes/b.jsx', 'routes/account/c.ts', 'routes/account/d.js'];
  const left = ['node_modules/e.tsx', 'routes/dist/f.tsx', '.cache/g.tsx', 'h.md', 'i.tsx.snap'];
  for (const file of [...changed, ...left]) write(file);

  expect(run('codemod', '--dry', folder).stdout).toContain('4 files changed, 0 places');
  expect(changed.filter((file) => readFileSync(join(folder, file), 'utf8') !== old)).toEqual([]);
  expect(run('codemod', folder)).toMatchObject({ status: 0, stderr: '' });
  expect(changed.filter((file) => readFileSync(join(folder, file), 'utf8') === old)).toEqual([]);
  expect(left.filter((file) => readFileSync(join(folder, file), 'utf8') !== old)).toEqual([]);
});

test('[GRAM-08] what Storybook shows and the registry gives has no old name left', () => {
  const root = join(import.meta.dirname, '../../../.storybook');
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['dist/**'] });
  expect(files.length).toBeGreaterThan(20);
  const behind = files.filter((file) => transform(readFileSync(join(root, file), 'utf8')).changed > 0);
  expect(behind).toEqual([]);
});
