import { parsePurchase } from '@martelo/domain/purchase-cost-url';
import { parsePlan } from '@martelo/domain/purchase-plan-url';
import { anAuction, sampleNow } from '@martelo/domain/testing';
import { expect, test } from 'vitest';

import { calculatorHref } from './calculator-href.ts';

const filledIn = (auction: ReturnType<typeof anAuction>) =>
  parsePurchase(calculatorHref(auction, sampleNow).replace('/calculadora?', ''));

test.each([
  ['judicial', anAuction({ type: 'judicial' }), 'judicial', 18_560_000],
  ['extrajudicial', anAuction(), 'extrajudicial', 18_560_000],
  [
    'a direct sale',
    anAuction({ type: 'caixa', directSale: true, rounds: { first: null, second: null }, price: 9_000_000 }),
    'direct',
    9_000_000,
  ],
])('[INFO-06] the calculator starts from the auction: %s', (_case, auction, kind, bid) => {
  expect(filledIn(auction)).toMatchObject({
    auctionKey: auction.key,
    kind,
    bid,
    resale: 0,
    referenceValue: 0,
  });
});

test('[INFO-06] a resale that was given goes along', () =>
  expect(
    parsePurchase(
      calculatorHref(anAuction(), sampleNow, { resale: 25_000_000 }).replace('/calculadora?', ''),
    ),
  ).toMatchObject({ resale: 25_000_000, bid: 18_560_000 }));

const planOf = (auction: ReturnType<typeof anAuction>, now: Date, next: number | null = null) =>
  parsePlan(calculatorHref(auction, now, { next }).replace('/calculadora?', ''));

test('[COST-07] what waiting may bring goes along where it is known', () => {
  const rounds = anAuction().rounds;
  const before = new Date((rounds.first?.date ?? sampleNow).getTime() - 40 * 86_400_000);
  const away = Math.ceil((rounds.second!.date.getTime() - before.getTime()) / (30 * 86_400_000));
  expect(planOf(anAuction(), before)).toMatchObject({
    nextPrice: 0,
    secondPrice: rounds.second!.minimum,
    secondWait: away,
  });
  const days = (count: number) => new Date(rounds.second!.date.getTime() - count * 86_400_000);
  const shortly = { ...anAuction(), rounds: { ...rounds, first: { ...rounds.first!, date: days(1) } } };
  expect(planOf(shortly, days(3)).secondWait, 'a few days are no 0 months').toBe(1);
  const after = new Date(rounds.second!.date.getTime() - 1);
  expect(planOf(anAuction(), after, 17_000_000)).toMatchObject({
    nextPrice: 17_000_000,
    secondPrice: 0,
    secondWait: 0,
  });
});

test('[COST-07][LABEL-09] so does a third round, until it is the current one', () => {
  const third = { date: new Date('2026-06-02T10:00:00-03:00'), minimum: 6_400_000 };
  const auction = anAuction({ rounds: { ...anAuction().rounds, third } });
  expect(planOf(auction, sampleNow)).toMatchObject({
    secondPrice: 14_210_050,
    secondWait: 1,
    thirdPrice: 6_400_000,
    thirdWait: 3,
  });
  expect(planOf(auction, new Date('2026-03-25T12:00:00-03:00'))).toMatchObject({
    secondPrice: 0,
    thirdPrice: 6_400_000,
    thirdWait: 3,
  });
  expect(planOf(auction, new Date('2026-05-25T12:00:00-03:00'))).toMatchObject({
    secondPrice: 0,
    thirdPrice: 0,
    thirdWait: 0,
  });
});
