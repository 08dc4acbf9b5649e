import { expect, test } from 'vitest';

import { loanWarning } from './loan-warning.ts';

test.each([
  [true, null],
  [false, 'Este imóvel não aceita financiamento, segundo a lista.'],
  [null, 'A lista não informa se este imóvel aceita financiamento: confira no site oficial.'],
  [undefined, 'Confira no edital se o imóvel aceita financiamento.'],
])('[COST-05] a loan where the listing says %s', (financing, warning) => {
  expect(loanWarning(financing)).toBe(warning);
});
