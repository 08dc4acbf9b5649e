import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { type Arrows, circularArrows, fileArrows, folderArrows } from './circles.ts';

const root = join(import.meta.dirname, '../..');

function circlesOf(files: Record<string, string>, arrowsOf: (root: string) => Arrows = folderArrows) {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-circles-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return circularArrows(arrowsOf(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a planted circle is found', () => {
  test.each([
    ['by a type', "import type { B } from '../b/two.ts';"],
    ['by what is handed on', "export { b } from '../b/two.ts';"],
    ['by everything that is handed on', "export * from '../b/two.ts';"],
    ['by what is loaded later', "export const load = () => import('../b/two.ts');"],
    ['by a type in place', "export type B = import('../b/two.ts').B;"],
  ])('%s', (_how, text) => {
    const found = circlesOf({
      'a/one.ts': text,
      'b/two.ts': "import { c } from '../c/deep/three.ts';",
      'c/deep/three.ts': "import { other } from '../../a/other.ts';",
      'd/four.ts': "import { c } from '../c/deep/three.ts';",
    });
    expect(found).toEqual([
      'a/one.ts → b/two.ts',
      'b/two.ts → c/deep/three.ts',
      'c/deep/three.ts → a/other.ts',
    ]);
  });

  test('between a folder and one within it', () => {
    const found = circlesOf({
      'a/one.ts': "import { b } from './within/two.ts';",
      'a/within/two.ts': "import { c } from '../three.ts';",
    });
    expect(found).toEqual(['a/one.ts → a/within/two.ts', 'a/within/two.ts → a/three.ts']);
  });

  test('but none in what tests and stories import, nor between files of one folder', () => {
    const found = circlesOf({
      'a/one.ts': "import { b } from '../b/two.ts'; import { c } from './three.ts';",
      'a/three.ts': "import { a } from './one.ts';",
      'b/two.test.ts': "import { a } from '../a/one.ts';",
      'b/two.stories.tsx': "import { a } from '../a/one.ts';",
      'b/testing/three.ts': "import { a } from '../../a/one.ts';",
    });
    expect(found).toEqual([]);
  });
});

test('and one between files of one folder, where files are asked', () => {
  const files = {
    'a/one.tsx': "import { Two } from './two.tsx';",
    'a/two.tsx': "import type { OneProps } from './one.tsx'; import { three } from './three.ts';",
    'a/three.ts': 'export const three = 3;',
  };
  expect(circlesOf(files)).toEqual([]);
  expect(circlesOf(files, fileArrows)).toEqual(['a/one.tsx → a/two.tsx', 'a/two.tsx → a/one.tsx']);
});

const packages = globSync('packages/*/src', { cwd: root });

test.each([
  'apps/api/src',
  'apps/web/src/features',
  // A flat one has no folders that could import each other.
  ...packages.filter((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).some((one) => one.isDirectory()),
  ),
])('no folder of %s imports in a circle', (folder) => {
  const arrows = folderArrows(join(root, folder));
  expect(arrows.size).toBeGreaterThan(5);
  expect(circularArrows(arrows)).toEqual([]);
});

test.each(['apps/api/src', 'apps/web/src', ...packages, 'scripts', '.storybook'])(
  'no file of %s imports in a circle',
  (folder) => {
    const arrows = fileArrows(join(root, folder));
    expect(arrows.size).toBeGreaterThan(5);
    expect(circularArrows(arrows)).toEqual([]);
  },
);
