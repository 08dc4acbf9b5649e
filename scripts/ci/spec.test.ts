import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'spec.mjs');
const requirements = `# Requirements

Tests write ids as \`[CARD-01]\`.

## Card (CARD)

| id | what must hold |
|---|---|
| CARD-01 | Pictures move. |
| CARD-02 | Badges show. |

## Lists (LIST)

| id | what must hold |
|---|---|
| LIST-01 | The title fits. |
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-spec-'));
  plant('docs/requirements.md', requirements);
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const run = (...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });

/** Brackets put on here, so that the titles below are none of this file's own. */
const idMark = (id: string) => `[${id}]`;

test('without tests every id is printed under its group', () => {
  const { stdout, status } = run('--check');
  expect(stdout).toBe(
    'Card (CARD)\n  CARD-01 CARD-02\nLists (LIST)\n  LIST-01\n' +
      '0 of 3 requirements are named by a test, 3 by none.\n',
  );
  expect(status).toBe(0);
});

test.each([
  ['a test', 'packages/domain/src/card.test.ts', (id: string) => `test('${id} moves', () => {});`],
  [
    'a table of facts',
    'packages/ui/src/card.test.tsx',
    (id: string) => `test.each([1])(\n  '${id} %s', () => {});`,
  ],
  [
    'a story',
    'packages/ui/src/card/card.stories.tsx',
    (id: string) => `export const A = { tags: ['autodocs', '${id.slice(1, -1)}'] };`,
  ],
  ['a flow', 'apps/web/e2e/card.e2e.ts', (id: string) => `test("${id} it's moving", () => {});`],
  ['a template', 'openapi/card.spec.ts', (id: string) => `test(\`${id} \${name}\`, () => {});`],
])('an id in the title of %s counts as named', (_what, path, write) => {
  plant(path, write(idMark('CARD-01')));
  expect(run().stdout).toBe(
    'Card (CARD)\n  CARD-02\nLists (LIST)\n  LIST-01\n1 of 3 requirements are named by a test, 2 by none.\n',
  );
});

test('several ids in one title all count, and a group that is named whole is not printed', () => {
  plant('scripts/card.test.ts', `test('${idMark('CARD-01')}${idMark('CARD-02')} moves', () => {});`);
  expect(run().stdout).toBe('Lists (LIST)\n  LIST-01\n2 of 3 requirements are named by a test, 1 by none.\n');
});

test.each([
  ['a comment', 'packages/ui/src/a.test.ts', `// ${idMark('CARD-01')}\n`],
  ['a story’s name', 'packages/ui/src/a.stories.tsx', `const A = { name: '${idMark('CARD-01')} moves' };`],
  ['a file that is no test', 'packages/ui/src/a.ts', `test('${idMark('CARD-01')}', () => {});`],
  ['a dependency', 'packages/ui/node_modules/b/a.test.ts', `test('${idMark('CARD-01')}', () => {});`],
  ['built files', 'apps/web/dist/a.test.ts', `test('${idMark('CARD-01')}', () => {});`],
])('an id in %s does not count', (_what, path, text) => {
  plant(path, text);
  expect(run().stdout).toContain('0 of 3 requirements are named by a test');
});

test('an id that does not exist is printed with its file, and fails the check alone', () => {
  plant('packages/ui/src/a.test.ts', `test('${idMark('CARD-77')} moves', () => {});`);
  const checked = run('--check');
  expect(checked.stderr).toBe('CARD-77 does not exist in docs/requirements.md: packages/ui/src/a.test.ts\n');
  expect(checked.status).toBe(1);
  expect(run().status).toBe(0);
});

test('an id that stands for two requirements is printed, and fails the check alone', () => {
  plant('docs/requirements.md', `${requirements}| CARD-01 | Pictures stop. |\n`);
  const checked = run('--check');
  expect(checked.stderr).toBe('CARD-01 stands for several requirements in docs/requirements.md\n');
  expect(checked.status).toBe(1);
  expect(run().status).toBe(0);
});
