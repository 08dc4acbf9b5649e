import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { unusedExports } from './unused-exports.ts';

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
