import { expect, test } from 'vitest';

import { purchaseOf } from './purchase-cost-auction.ts';
import { anAuction, sampleNow } from './testing/index.ts';
import { cityTaxOf } from './transfer-tax-rates.ts';

test('[LABEL-21] a city whose law is known gives its rate, any other none', () => {
  expect(cityTaxOf(4_106_902)).toMatchObject({ city: 'Curitiba', rate: 270 });
  expect(cityTaxOf(5_208_707)).toBeNull();
  expect(cityTaxOf(null)).toBeNull();
  const place = { city: { id: 4_106_902, name: 'Curitiba' }, state: { id: 41, name: 'Paraná', uf: 'PR' } };
  expect(purchaseOf(anAuction({ place }), sampleNow)).toMatchObject({ transferTax: 270, state: 'PR' });
});
