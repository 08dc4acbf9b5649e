import { expect, test } from 'vitest';

import { parseFilters, stringifyFilters } from './list-url.ts';
import { caixaCommercial, judicialLand, residential, rural } from './presets.ts';

test('[RULE-07] each preset is an address', () => {
  expect(stringifyFilters(residential(52))).toBe('subcategory_id=1-2&state_id=52');
  expect(stringifyFilters(judicialLand(5208707))).toBe('subcategory_id=3&type=judicial&city_id=5208707');
  expect(stringifyFilters(caixaCommercial)).toBe('subcategory_id=10&type=caixa');
  expect(stringifyFilters(rural)).toBe('subcategory_id=11');
});

test('[RULE-07] the address of a preset gives it back', () => {
  for (const preset of [residential(52), judicialLand(5208707), caixaCommercial, rural])
    expect(parseFilters(stringifyFilters(preset))).toEqual(preset);
});
