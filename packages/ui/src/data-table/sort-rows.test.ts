import { expect, test } from 'vitest';

import { nextSort, sortRows } from './sort-rows.ts';

const rows = [
  { city: 'São Paulo', price: 30 },
  { city: 'Álvares', price: null },
  { city: 'belém', price: 4 },
  { city: 'Lote 10', price: 4 },
  { city: 'Lote 9', price: 100 },
];

test('[PART-05] words are in the order of Portuguese, numbers within them by their size', () => {
  const cities = sortRows(rows, ({ city }) => city, 'ascending').map(({ city }) => city);
  expect(cities).toEqual(['Álvares', 'belém', 'Lote 9', 'Lote 10', 'São Paulo']);
});

test('[PART-05] what is unknown comes last in both directions; equal rows stay as they are', () => {
  const up = sortRows(rows, ({ price }) => price, 'ascending').map(({ city }) => city);
  expect(up).toEqual(['belém', 'Lote 10', 'São Paulo', 'Lote 9', 'Álvares']);
  const down = sortRows(rows, ({ price }) => price, 'descending').map(({ city }) => city);
  expect(down).toEqual(['Lote 9', 'São Paulo', 'belém', 'Lote 10', 'Álvares']);
  expect(rows[0]!.city).toBe('São Paulo');
});

test('[PART-05] a second press turns the order round, another column begins again', () => {
  const first = nextSort(null, 'city', 'ascending');
  expect(first).toEqual({ column: 'city', direction: 'ascending' });
  expect(nextSort(first, 'city', 'ascending')).toEqual({ column: 'city', direction: 'descending' });
  expect(nextSort(first, 'price', 'descending')).toEqual({ column: 'price', direction: 'descending' });
});
