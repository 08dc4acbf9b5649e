import { appendFile } from 'node:fs/promises';

import { afterAll, inject } from 'vitest';

import { takeValidated } from './prism.ts';

// The workers' counts are collected in a file, which is read when all tests are done.
afterAll(async () => {
  const validated = takeValidated();
  if (validated > 0) await appendFile(inject('validatedFile'), `${validated}\n`);
});
