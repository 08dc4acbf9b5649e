import { anAuction, aRound, sampleNow } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { pricesByRound } from './prices-by-round.ts';

const first = aRound('2026-03-05T10:00:00-03:00', 28_500_000);
const second = aRound('2026-03-20T10:00:00-03:00', 19_950_000);
const listed = [{ date: '2026-02-20', price: 28_500_000, gone: false }];

test('[LABEL-40] in the second round the newest price is its own, from the day that the first is past', () => {
  const auction = anAuction({ rounds: { first, second } });
  expect(pricesByRound(listed, auction, sampleNow)).toEqual([
    ...listed,
    { date: '2026-03-05', price: 19_950_000, gone: false },
  ]);
});

test('[LABEL-40] a list of a later day is shown with the price of the round', () => {
  const auction = anAuction({ rounds: { first, second } });
  const later = [...listed, { date: '2026-03-09', price: 28_500_000, gone: false }];
  expect(pricesByRound(later, auction, sampleNow)).toEqual([
    ...listed,
    { date: '2026-03-09', price: 19_950_000, gone: false },
  ]);
});

test('[LABEL-09][LABEL-40] in the third round each price stands from the day that the one before is past', () => {
  const third = aRound('2026-03-20T10:00:00-03:00', 6_400_000);
  const middle = { ...second, date: new Date('2026-03-08T10:00:00-03:00') };
  const textsOf = (minimums: { second: number | null; third: number | null }) =>
    pricesByRound(
      listed,
      anAuction({
        rounds: {
          first,
          second: { ...middle, minimum: minimums.second },
          third: { ...third, minimum: minimums.third },
        },
      }),
      sampleNow,
    ).slice(listed.length);
  const ofSecond = { date: '2026-03-05', price: 19_950_000, gone: false };
  const ofThird = { date: '2026-03-08', price: 6_400_000, gone: false };
  expect(textsOf({ second: 19_950_000, third: 6_400_000 })).toEqual([ofSecond, ofThird]);
  expect(textsOf({ second: 19_950_000, third: null })).toEqual([ofSecond]);
  expect(textsOf({ second: null, third: 6_400_000 })).toEqual([ofThird]);
  expect(textsOf({ second: null, third: null })).toEqual([]);
  const daily = [...listed, { date: '2026-03-09', price: 28_500_000, gone: false }];
  expect(pricesByRound(daily, anAuction({ rounds: { first, second: middle, third } }), sampleNow)).toEqual([
    ...listed,
    { date: '2026-03-09', price: 6_400_000, gone: false },
  ]);
});

test.each([
  ['in the first round', anAuction({ rounds: { first: second, second: null } }), listed],
  ['without rounds', anAuction({ rounds: { first: null, second: null }, price: 1 }), listed],
  [
    'gone from the list',
    anAuction({ rounds: { first, second } }),
    [{ date: '2026-03-08', price: null, gone: true }],
  ],
  ['without a list', anAuction({ rounds: { first, second } }), []],
])('[LABEL-40] %s the lists have all', (_case, auction, prices) => {
  expect(pricesByRound(prices, auction, sampleNow)).toEqual(prices);
});
