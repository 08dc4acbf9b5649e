import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { transform } from './transform.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { encoding: 'utf8' });

test.each([
  [['--hlp'], 2, /^Unknown option '--hlp'[^]*npx @martelo\/ui codemod/],
  [[], 2, /npx @martelo\/ui codemod/],
  [['codemod'], 2, /npx @martelo\/ui codemod/],
  [['codemod', 'nowhere', import.meta.dirname], 1, /^Not found: nowhere\n$/],
])('[GRAM-08] %j is told what is wrong, and changes nothing', (args, code, said) => {
  const { status, stderr, stdout } = run(...args);
  expect([status, stdout]).toEqual([code, '']);
  expect(stderr).toMatch(said);
  expect(stderr).not.toContain('    at ');
});

test('[GRAM-08] it says how it is used', () => {
  const { status, stdout } = run('--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('--dry')]);
});

test('[GRAM-08] what Storybook shows and the registry gives has no old name left', () => {
  const root = join(import.meta.dirname, '../../../.storybook');
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['dist/**'] });
  expect(files.length).toBeGreaterThan(20);
  const old = files.filter((file) => transform(readFileSync(join(root, file), 'utf8')).changed > 0);
  expect(old).toEqual([]);
});
