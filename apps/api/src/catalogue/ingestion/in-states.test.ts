import { expect, test } from 'vitest';

import { inStates } from './in-states.ts';

test.each([
  ['no state', [], ''],
  ['one', [['SP', 5]], '; 5 delas em SP'],
  [
    'two',
    [
      ['SP', 5],
      ['GO', 2],
    ],
    '; 5 em SP e 2 em GO',
  ],
  [
    'several',
    [
      ['SP', 1200],
      ['GO', 2],
      ['RJ', 7],
    ],
    '; 1.200 em SP, 2 em GO e 7 em RJ',
  ],
] as const)('[INTAKE-03] the states of unread lines are given in words: %s', (_case, counts, words) => {
  expect(inStates(counts)).toBe(words);
});
