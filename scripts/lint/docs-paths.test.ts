import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const exclude = ['**/node_modules/**', '**/dist/**', '**/.cache/**'];
const files = globSync('**/*.{ts,tsx,mts,mjs,sql,md,json,jsonc,sh,yml,yaml}', { cwd: root, exclude });
const known = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);

/** Guides and READMEs: a decision record says where things were when it was made. */
const guides = globSync(['*.md', 'docs/*.md', '{apps,packages,scripts}/**/README.md'], {
  cwd: root,
  exclude,
});

/** What the guide to a new component has its reader write. */
const toBeWritten = /^print-button\./;

const pathsOf = (text: string) =>
  [...text.matchAll(/`((?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|mjs|sql))`/g)].map(([, path]) =>
    path.replace(/^(?:\.{1,2}\/)+/, ''),
  );

test('a planted path is found, with and without its folders', () => {
  expect(pathsOf('See `search/one.ts`, `../two.tsx`, `npm test` and `Button`.')).toEqual([
    'search/one.ts',
    'two.tsx',
  ]);
});

test('every file that a guide names exists', () => {
  expect(guides.length).toBeGreaterThan(10);
  const missing = guides.flatMap((guide) =>
    pathsOf(readFileSync(join(root, guide), 'utf8'))
      .filter((path) => !known.has(path) && !toBeWritten.test(path))
      .map((path) => `${guide}: ${path}`),
  );
  expect(missing).toEqual([]);
});
