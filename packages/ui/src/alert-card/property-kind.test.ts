import { alertPropertyTypes } from '@martelo/domain/codes';
import { expect, test } from 'vitest';

import { propertyTypeOfLabel } from './property-kind.ts';

test.each(alertPropertyTypes.map(({ label, type }) => [label, type] as const))(
  '[ALERT-05][RULE-08] the alert’s own label %s',
  (label, type) => {
    expect(propertyTypeOfLabel(label)).toBe(type);
  },
);

test.each([
  ['Casas', 'house'],
  ['APARTAMENTOS', 'apartment'],
  ['Terrenos', 'land'],
  ['Terrenos e lotes', 'land'],
  ['Galpões', 'shed'],
  ['galpao', 'shed'],
  ['Comercial', 'commercial'],
  ['Imóveis Comerciais', 'commercial'],
  ['Imóveis Rurais', 'rural'],
  ['Casa de praia', 'house'],
  ['Casarão', null],
  ['Imóveis', null],
  ['Veículos', null],
  ['', null],
])('[ALERT-05] %s', (label, type) => {
  expect(propertyTypeOfLabel(label)).toBe(type);
});
