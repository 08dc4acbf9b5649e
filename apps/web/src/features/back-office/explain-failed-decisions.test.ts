import { ApiError, ConnectionError } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';
import { explainFailedDecisions } from './explain-failed-decisions.ts';

const missing = new ApiError(404, 'Leilão não encontrado');
const lost = new ConnectionError('offline');
const say = (failed: readonly (readonly [string, unknown])[], left: readonly string[] = []) =>
  explainFailedDecisions(
    { failed: failed.map(([thing, error]) => ({ thing, error })), left },
    (name) => name,
  );

test('[LIST-14] each reason is said once, with the first that it holds for and how many more', () => {
  expect(say([['Casa A', missing]])).toBe('Casa A: Leilão não encontrado');
  expect(
    say([
      ['Casa A', missing],
      ['Casa B', missing],
      ['Casa C', new ApiError(409, 'Já está oculto')],
      ['Casa D', missing],
    ]),
  ).toBe('Casa A e mais 2: Leilão não encontrado · Casa C: Já está oculto');
});

test('[LIST-14] what was not tried any more is reported with it', () => {
  expect(say([['Casa A', lost]], ['Casa B'])).toBe(
    `Casa A: ${sentenceOf(lost)} · O outro não chegou a ser tentado.`,
  );
});
