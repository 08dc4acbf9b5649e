import { expect, test } from 'vitest';

import { parseFilters, printFilters } from './list-url.ts';
import { caixaCommercial, judicialLand, residential, rural } from './presets.ts';

test('[RULE-07] each preset is an address', () => {
  expect(printFilters(residential(52))).toBe('subcategory_id=1-2&state_id=52');
  expect(printFilters(judicialLand(5208707))).toBe('subcategory_id=3&type=judicial&city_id=5208707');
  expect(printFilters(caixaCommercial)).toBe('subcategory_id=10&type=caixa');
  expect(printFilters(rural)).toBe('subcategory_id=11');
});

test('[RULE-07] the address of a preset gives it back', () => {
  for (const preset of [residential(52), judicialLand(5208707), caixaCommercial, rural])
    expect(parseFilters(printFilters(preset))).toEqual(preset);
});
