import { anAuction, sampleNow } from '@martelo/domain/testing';
import { describe, expect, test } from 'vitest';

import { purchaseScenarios } from './purchase-scenarios.ts';

const scenariosOf = (...given: Parameters<typeof purchaseScenarios>) =>
  purchaseScenarios(...given).map(({ label, note, purchase }) => [label, note, purchase.bid]);

const direct = anAuction({
  directSale: true,
  saleMethod: 'direct',
  rounds: { first: null, second: null },
  price: 20_400_000,
});

describe('[EVID-09] ways to go on', () => {
  test('before the first of two rounds', () => {
    expect(scenariosOf(anAuction(), null, sampleNow)).toEqual([
      ['Na 1ª praça', undefined, 18_560_000],
      ['Na 2ª praça', 'em 03/04/2026', 14_210_050],
    ]);
  });

  test('between the rounds there is one', () => {
    expect(scenariosOf(anAuction(), null, new Date('2026-03-25T12:00:00-03:00'))).toEqual([
      ['Na 2ª praça', undefined, 14_210_050],
    ]);
  });

  test('[LABEL-09] each later round that states a minimum, until the third is the current one', () => {
    const third = { date: new Date('2026-04-17T10:00:00-03:00'), minimum: 6_400_000 };
    const auction = anAuction({ rounds: { ...anAuction().rounds, third } });
    expect(scenariosOf(auction, null, sampleNow)).toEqual([
      ['Na 1ª praça', undefined, 18_560_000],
      ['Na 2ª praça', 'em 03/04/2026', 14_210_050],
      ['Na 3ª praça', 'em 17/04/2026', 6_400_000],
    ]);
    const between = new Date('2026-03-25T12:00:00-03:00');
    expect(scenariosOf(auction, null, between)).toEqual([
      ['Na 2ª praça', undefined, 14_210_050],
      ['Na 3ª praça', 'em 17/04/2026', 6_400_000],
    ]);
    const unstated = anAuction({ rounds: { ...anAuction().rounds, third: { ...third, minimum: null } } });
    expect(scenariosOf(unstated, null, between)).toHaveLength(1);
    expect(scenariosOf(auction, null, new Date('2026-04-10T12:00:00-03:00'))).toEqual([
      ['Na 3ª praça', undefined, 6_400_000],
    ]);
  });

  test('a second round without a date', () => {
    const auction = anAuction({
      saleMethod: 'rounds',
      rounds: { ...anAuction().rounds, second: null },
      undatedSecond: 14_000_000,
    });
    expect(scenariosOf(auction, null, sampleNow)[1]).toEqual([
      'Na 2ª praça',
      'data não informada',
      14_000_000,
    ]);
  });

  test('a direct sale, and one step of its staircase', () => {
    expect(scenariosOf(direct, 19_200_000, sampleNow)).toEqual([
      ['Comprar agora', undefined, 20_400_000],
      ['Esperar a queda', 'se seguir a regra', 19_200_000],
    ]);
    expect(scenariosOf(direct, null, sampleNow)).toHaveLength(1);
  });

  test('nothing is computed without a price', () => {
    expect(scenariosOf({ ...direct, price: null }, 19_200_000, sampleNow)).toEqual([]);
  });
});
