import { expect, test } from 'vitest';

import { rentYield } from './rent-yield.ts';

const letting = { spent: 200_000_00, monthlyRent: 1_500_00, vacancy: 0, yearlyCosts: 0 };

test.each([
  ['a year of rent over what was spent', letting, [900, 900, 200 / 18]],
  ['without a tenant for a month of twelve', { ...letting, vacancy: 833 }, [900, 825, 200 / (18 * 0.9167)]],
  ['with costs of the owner', { ...letting, yearlyCosts: 4_000_00 }, [900, 700, 200 / 14]],
  ['with costs above the rent', { ...letting, yearlyCosts: 20_000_00 }, [900, -100, null]],
])('[COST-03] %s', (_case, given, [gross, net, years]) => {
  const result = rentYield(given)!;
  expect([result.gross, result.net]).toEqual([gross, net]);
  if (years === null) expect(result.yearsToPayBack).toBeNull();
  else expect(result.yearsToPayBack).toBeCloseTo(years!, 6);
});

test('[COST-03] nothing spent has no yield', () => {
  expect(rentYield({ ...letting, spent: 0 })).toBeNull();
});
