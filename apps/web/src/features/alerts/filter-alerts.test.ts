import type { Alert } from '@martelo/ui/alert-card';
import { expect, test } from 'vitest';

import { filterAlerts } from './filter-alerts.ts';

const alert = (id: number, subCategory: string, city: string, auctionType: string): Alert => ({
  id,
  category: 'Imóveis',
  subCategory,
  city,
  auctionType,
  minimum: null,
  maximum: null,
  active: true,
});

const alerts = [
  alert(1, 'Apartamentos', 'Goiânia - GO', 'Todos'),
  alert(2, 'Galpões', 'São Paulo - SP', 'Judicial'),
  { ...alert(3, 'Casas', 'Olinda - PE', 'Extra Judicial'), category: null },
];

test('[ALERT-02][ALERT-11] its name and filters are searched too', () => {
  const named = { ...alerts[0]!, name: 'Perto do metrô', filterLabels: ['Desocupado'] };
  expect(filterAlerts([named, alerts[1]!], 'metro')).toEqual([named]);
  expect(filterAlerts([named, alerts[1]!], 'desocupado')).toEqual([named]);
});

test.each([
  ['nothing', '', [1, 2, 3]],
  ['spaces alone', '   ', [1, 2, 3]],
  ['a city without its accents', 'goiania', [1]],
  ['a city in capitals', 'SÃO PAULO', [2]],
  ['the category', 'imoveis', [1, 2]],
  ['the kind', 'galpoes', [2]],
  ['part of a type', 'judicial', [2, 3]],
  ['spaces around and within', '  extra  judicial ', [3]],
  ['what no alert has', 'terreno', []],
])('[ALERT-02] %s', (_case, text, ids) => {
  expect(filterAlerts(alerts, text).map(({ id }) => id)).toEqual(ids);
});
