import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Lines of every file of production code, the shortest first: no tests, stories, tables of data or generated files. */
const sizes = globSync(
  ['apps/*/src/**/*.{ts,tsx}', 'packages/*/{src,codemod}/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
  {
    cwd: root,
    exclude: ['**/*.{test,stories,table,generated,d}.{ts,tsx}', '**/testing/**'],
  },
)
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
  .toSorted((one, other) => one.lines - other.lines);

test('no file of production code has more than 250 lines', () => {
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
});

test('half of the files have at most 60 lines, nine of ten below 120', () => {
  expect(sizes.length).toBeGreaterThan(1500);
  expect(sizes[Math.floor(sizes.length / 2)]!.lines).toBeLessThanOrEqual(60);
  expect(sizes[Math.floor(sizes.length * 0.9)]!.lines).toBeLessThan(120);
});
