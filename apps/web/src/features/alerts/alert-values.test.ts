import { noAlertFilters } from '@martelo/domain/alert-filters';
import { describe, expect, test } from 'vitest';

import { type AlertValues, checkValues, noValues, valuesOf, criteriaOf } from './alert-values.ts';

const filled: AlertValues = {
  propertyType: '2',
  auctionType: '1',
  cities: [{ id: 5_208_707, name: 'Goiânia', uf: 'GO' }],
  minimum: 100_000_00,
  maximum: 500_000_00,
  name: ' Perto do metrô ',
  filters: { ...noAlertFilters, discountMin: 40 },
  events: ['new', 'step'],
};

describe('checkValues', () => {
  test.each([
    ['everything is there', filled, []],
    ['the auction type may stay at all', { ...filled, auctionType: '1' }, []],
    ['nothing is there', noValues, ['propertyType', 'cities', 'minimum', 'maximum']],
    ['no property type', { ...filled, propertyType: '' }, ['propertyType']],
    ['no city', { ...filled, cities: [] }, ['cities']],
    ['no minimum', { ...filled, minimum: null }, ['minimum']],
    ['no maximum', { ...filled, maximum: null }, ['maximum']],
    ['no events', { ...filled, events: [] }, ['events']],
  ] as const)('[ALERT-04] %s', (_case, values, wrong) => {
    expect(Object.keys(checkValues(values))).toEqual(wrong);
    expect(criteriaOf(values) === null).toBe(wrong.length > 0);
  });

  test.each([
    ['above', 500_000_01],
    ['equal', 500_000_00],
  ])('[ALERT-04] a minimum that is %s the maximum', (_case, minimum) => {
    expect(checkValues({ ...filled, minimum })).toEqual({
      minimum: 'O valor mínimo deve ser menor que o valor máximo.',
    });
  });

  test('[ALERT-04] a centavo between them is enough', () => {
    expect(checkValues({ ...filled, minimum: 499_999_99 })).toEqual({});
  });
});

test('[ALERT-03][ALERT-10][ALERT-11][ALERT-14] an alert that is read into the form is sent unchanged', () => {
  const criteria = criteriaOf(filled)!;
  expect(criteria).toMatchObject({
    propertyType: 2,
    auctionType: 1,
    minimum: 10_000_000,
    maximum: 50_000_000,
    name: 'Perto do metrô',
    filters: { discountMin: 40 },
    events: ['new', 'step'],
  });
  expect(criteriaOf({ ...filled, name: '  ' })?.name).toBeNull();
  expect(criteriaOf(valuesOf(criteria))).toEqual(criteria);
});
