import { expect, test } from 'vitest';

import { auctionTypes, propertyTypes } from './auction.ts';
import {
  alertAuctionTypes,
  alertPropertyTypes,
  propertyTypeOf,
  propertyTypeOfSlug,
  propertyTypeSlug,
  subcategoriesOf,
  subcategoryIds,
  typeCode,
  typeOfCode,
} from './codes.ts';

test('[RULE-08] types 1 judicial, 2 extrajudicial, 3 Caixa, 4 administrativo, 5 voluntário, and back', () => {
  expect([1, 2, 3, 4, 5].map(typeOfCode)).toEqual([
    'judicial',
    'extrajudicial',
    'caixa',
    'administrativo',
    'voluntario',
  ]);
  expect(auctionTypes.map(typeCode).map(typeOfCode)).toEqual([...auctionTypes]);
  expect(typeOfCode(6)).toBeNull();
});

test.each([
  [1, 'house'],
  [2, 'apartment'],
  [3, 'land'],
  [4, 'shed'],
  [5, 'commercial'],
  [6, 'rural'],
  [10, 'commercial'],
  [11, 'rural'],
  [7, null],
])('[RULE-08] subcategory %d is %s', (id, type) => expect(propertyTypeOf(id)).toBe(type));

test('[RULE-08] each property type is found by its subcategories and by its word', () => {
  for (const type of propertyTypes) {
    expect(subcategoriesOf(type).map(propertyTypeOf)).toEqual(subcategoriesOf(type).map(() => type));
    expect(propertyTypeOfSlug(propertyTypeSlug(type))).toBe(type);
  }
  expect(subcategoryIds).toEqual([1, 2, 3, 4, 5, 6, 10, 11]);
  expect(propertyTypeOfSlug('castelos')).toBeNull();
});

test('[RULE-08] alerts know six property types and four auction types', () => {
  expect(alertPropertyTypes.map(({ code, label, type }) => [code, label, type])).toEqual([
    [1, 'Casas', 'house'],
    [2, 'Apartamentos', 'apartment'],
    [3, 'Terrenos', 'land'],
    [4, 'Galpões', 'shed'],
    [5, 'Comercial', 'commercial'],
    [6, 'Imóveis Rurais', 'rural'],
  ]);
  expect(alertAuctionTypes.map(({ code, label }) => `${code} ${label}`)).toEqual([
    '1 Todos',
    '2 Judicial',
    '3 Extra Judicial',
    '4 Caixa',
  ]);
});
