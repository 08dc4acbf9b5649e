import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { deadExports, unusedExports } from './unused-exports.ts';

test('a planted export that nobody imports is found, one that is named elsewhere is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-exports-'));
  try {
    mkdirSync(join(folder, 'app'));
    writeFileSync(join(folder, 'app/one.ts'), 'export const used = 1;\nexport async function unused() {}\n');
    writeFileSync(
      join(folder, 'app/two.ts'),
      "import { used } from './one.ts';\nexport interface Lonely {}\n",
    );
    expect(unusedExports(folder, ['app'])).toEqual(['app/one.ts: unused', 'app/two.ts: Lonely']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the apps export nothing that nobody imports', () => {
  expect(unusedExports(join(import.meta.dirname, '../..'), ['apps'])).toEqual([]);
});

test('a planted export that tests alone name is found; one of an example, of its own file or deprecated is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-exports-'));
  try {
    mkdirSync(join(folder, 'packages/rules'), { recursive: true });
    const files = {
      'one.ts': `/** Like tested(). */\nexport const tested = 1;\nexport const shown = 2;\nexport const own = 3;
export const used = own;\n/** @deprecated The same as used. */\nexport const former = used;\n`,
      'one.test.ts': "import { tested } from './one.ts';\nvoid tested;\n",
      'README.md': "import { shown } from 'rules/one';\n",
    };
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(folder, 'packages/rules', name), text);
    expect(deadExports(folder, ['packages/rules'])).toEqual(['packages/rules/one.ts: tested']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the apps and the domain export nothing that tests alone name', () => {
  expect(deadExports(join(import.meta.dirname, '../..'), ['apps', 'packages/domain'])).toEqual([]);
});
