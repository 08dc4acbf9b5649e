import { expect, test } from 'vitest';

import { statedFirstMinimum } from './rounds-of.ts';

const row = {
  date_first: new Date('2026-08-20T14:00Z'),
  date_second: null,
  minimum_first: 509_090_48,
  minimum_second: 509_090_48,
  sale_method: 'rounds',
  list_date: '2026-08-21',
  source_code: 'mega',
} as const;

test('[LABEL-05] the second round’s minimum is not shown as the first’s', () => {
  expect(statedFirstMinimum(row)).toBeNull();
});

test('[LABEL-05] nor on the day of the first round, of a list that states the first’s only until its hour', () => {
  expect(statedFirstMinimum({ ...row, list_date: '2026-08-20' })).toBeNull();
});

test.each([
  ['stated by an earlier list', { minimum_first: 800_000_00 }],
  ['of a second round with a date', { date_second: new Date('2026-09-20T14:00Z') }],
  ['of one round', { minimum_second: null }],
  ['while the first round is to come', { list_date: '2026-08-19' }],
  ['on the day of the first round, of other lists', { list_date: '2026-08-20', source_code: 'caixa' }],
  ['of a sale without praças', { sale_method: 'sfi' }],
] as const)('[LABEL-05] the first minimum stands: %s', (_case, change) => {
  const changed = { ...row, ...change };
  expect(statedFirstMinimum(changed)).toBe(changed.minimum_first);
});
