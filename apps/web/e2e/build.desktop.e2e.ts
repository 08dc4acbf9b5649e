import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

const web = join(import.meta.dirname, '..');
const checker = join(web, '../../packages/api-client/src/check-answers.ts');
/** Sentences of the check and of the validator that it needs, which no minifier takes away. */
const traces = ['the document has no such call', 'unevaluatedProperties'];

test('what checks answers while developing is in no script that visitors or the server load', () => {
  expect(readFileSync(checker, 'utf8')).toContain(traces[0]);
  const scripts = globSync('dist/{client,server}/**/*.js', { cwd: web });
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.filter((file) => {
    const code = readFileSync(join(web, file), 'utf8');
    return traces.some((trace) => code.includes(trace));
  });
  expect(found).toEqual([]);
});
