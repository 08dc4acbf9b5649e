import { anAuction, aRound, sampleNow } from '@martelo/domain/testing';
import { describe, expect, test } from 'vitest';

import { differenceToFirst, formatRoundDate, roundViews } from './round-views.ts';

const before = aRound('2026-03-01T10:00:00-03:00', 300);
const soon = aRound('2026-03-20T10:00:00-03:00', 200);
const later = aRound('2026-04-03T10:00:00-03:00', 100);
const third = aRound('2026-04-17T10:00:00-03:00', 50);

describe('[DETAIL-04][RULE-01][LABEL-09] roundViews', () => {
  test.each([
    ['both ahead', { rounds: { first: soon, second: later } }, ['first current', 'second next']],
    ['first past', { rounds: { first: before, second: soon } }, ['first past', 'second current']],
    ['both past', { rounds: { first: before, second: before } }, ['first past', 'second past']],
    [
      'three ahead',
      { rounds: { first: soon, second: later, third } },
      ['first current', 'second next', 'third next'],
    ],
    [
      'two past',
      { rounds: { first: before, second: before, third: soon } },
      ['first past', 'second past', 'third current'],
    ],
    [
      'three past',
      { rounds: { first: before, second: before, third: before } },
      ['first past', 'second past', 'third past'],
    ],
    [
      'gone before the third',
      { goneSince: '2026-03-08', rounds: { first: before, second: before, third: soon } },
      ['first past', 'second past', 'third delisted'],
    ],
    ['first alone', { rounds: { first: soon, second: null } }, ['first current']],
    ['first alone, past', { rounds: { first: before, second: null } }, ['first past']],
    ['no date', { rounds: { first: null, second: null } }, ['unique null']],
    ['direct sale', { directSale: true, rounds: { first: null, second: null } }, ['direct null']],
    ['two auctions of the SFI', { saleMethod: 'sfi', rounds: { first: null, second: null } }, ['sfi null']],
    ['second date alone', { rounds: { first: null, second: soon } }, ['unique current']],
    ['second date alone, past', { rounds: { first: null, second: before } }, ['unique past']],
    [
      'gone, both ahead',
      { goneSince: '2026-03-08', rounds: { first: soon, second: later } },
      ['first delisted', 'second delisted'],
    ],
    [
      'gone, first past',
      { goneSince: '2026-03-08', rounds: { first: before, second: soon } },
      ['first past', 'second delisted'],
    ],
    [
      'gone, no date',
      { goneSince: '2026-03-08', rounds: { first: null, second: null } },
      ['unique delisted'],
    ],
    [
      'no date in the date',
      { rounds: { first: { date: new Date('?'), minimum: 1 }, second: null } },
      ['first null'],
    ],
  ] as const)('%s', (_case, overrides, states) => {
    const views = roundViews(anAuction(overrides), sampleNow);
    expect(views.map(({ kind, state }) => `${kind} ${state}`)).toEqual(states);
  });

  test('a round that closes now is past', () => {
    const rounds = { first: { date: sampleNow, minimum: 1 }, second: later };
    expect(roundViews(anAuction({ rounds }), sampleNow).map(({ state }) => state)).toEqual([
      'past',
      'current',
    ]);
  });

  test('without rounds the asked price is its minimum', () => {
    const auction = anAuction({ directSale: true, rounds: { first: null, second: null }, price: 500 });
    expect(roundViews(auction, sampleNow)[0]?.minimum).toBe(500);
  });

  test('a round states its own minimum alone: the first one’s is not lent to the second', () => {
    const rounds = { first: soon, second: { ...later, minimum: null } };
    expect(roundViews(anAuction({ rounds }), sampleNow)[1]?.minimum).toBeNull();
  });
});

test.each([
  ['a date', new Date('2026-03-20T10:00:00-03:00'), 'sexta-feira, 20/03/2026 às\u{a0}10:00'],
  [
    'the day of São Paulo, not of UTC',
    new Date('2026-03-21T02:30:00Z'),
    'sexta-feira, 20/03/2026 às\u{a0}23:30',
  ],
  ['none', null, 'Data não informada'],
  ['no date', new Date('?'), 'Data não informada'],
])('[RULE-01][RULE-04] formatRoundDate: %s', (_case, date, text) => {
  expect(formatRoundDate(date)).toBe(text);
});

test.each([
  ['cheaper', 18_560_000, 14_210_050, { less: 4_349_950, percent: 23 }],
  ['the same', 100, 100, { less: 0, percent: 0 }],
  ['dearer', 100, 150, { less: -50, percent: -50 }],
  ['less than half a per cent', 100_000, 99_900, { less: 100, percent: 0 }],
  ['a little dearer', 100_000, 100_100, { less: -100, percent: 0 }],
  ['first unknown', null, 100, null],
  ['second unknown', 100, null, null],
  ['first of zero', 0, 100, null],
  ['no number', Number.NaN, 100, null],
])('differenceToFirst: %s', (_case, first, minimum, difference) => {
  expect(differenceToFirst(first, minimum)).toEqual(difference);
});
