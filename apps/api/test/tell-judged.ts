import { appendFile } from 'node:fs/promises';

import { afterAll, inject } from 'vitest';

import { takeJudged } from './prism.ts';

// The workers' counts meet in a file, which is read when all tests are done.
afterAll(async () => {
  const judged = takeJudged();
  if (judged > 0) await appendFile(inject('judgedFile'), `${judged}\n`);
});
