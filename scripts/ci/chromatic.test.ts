import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('without a token nothing is sent, and it says so', () => {
  const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'scripts/ci/chromatic.mjs')], {
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(0);
  expect(stdout).toContain('CHROMATIC_PROJECT_TOKEN is not set');
});

test('the configuration names a script that is there', () => {
  const { buildScriptName } = read('chromatic.config.json');
  expect(read('package.json').scripts).toHaveProperty([buildScriptName]);
});

test('[STORY-10] screens are left out unless they are pictured, and the workflow has the history', () => {
  const screen = readFileSync(join(root, 'apps/web/src/testing/screen.tsx'), 'utf8');
  expect(screen).toMatch(/screenParameters = \{[\s\S]*?chromatic: \{ disableSnapshot: true \}/);
  expect(screen).toMatch(/pictured = \{[^}]*disableSnapshot: false/);
  expect(read('chromatic.config.json')).toMatchObject({ autoAcceptChanges: 'main', onlyChanged: true });
  const workflow = readFileSync(join(root, '.github/workflows/chromatic.yml'), 'utf8');
  expect(workflow).toContain('fetch-depth: 0');
  expect(workflow).toContain('secrets.CHROMATIC_PROJECT_TOKEN');
});
