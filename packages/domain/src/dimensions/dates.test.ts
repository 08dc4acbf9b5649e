import { expect, test } from 'vitest';

import { dates } from './dates.ts';

test.each([
  ['2026-08-22', '2026-08-22', 'Encerra em 22/08/2026'],
  ['2026-08-22', '2026-08-23', 'Encerra 22/08/2026 a 23/08/2026'],
  ['2026-08-22', null, 'Encerra a partir de 22/08/2026'],
  [null, '2026-08-22', 'Encerra até 22/08/2026'],
])('[LIST-02] the chip of the days from %s to %s: %s', (dateFrom, dateTo, label) => {
  expect(dates.chips({ dateFrom, dateTo }, {} as never)).toMatchObject([{ label }]);
});
