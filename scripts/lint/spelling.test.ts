import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = [
  'apps/api/src',
  'apps/web/src',
  'packages/ui/src',
  'packages/api-client/src',
  'packages/domain/src',
  'packages/illustrations/src',
];

test('[WAY-17] on screen and in mails it is always "email", as in the specification’s own texts', () => {
  const files = execFileSync('git', ['ls-files', '--', ...sources], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|html|md)$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const other = files.filter((file) => /\be-mails?\b/i.test(readFileSync(join(root, file), 'utf8')));
  expect(other).toEqual([]);
});
