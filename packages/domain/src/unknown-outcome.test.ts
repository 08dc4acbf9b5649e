import { describe, expect, test } from 'vitest';

import type { Rounds } from './auction.ts';
import type { SaleOf } from './phase.ts';
import { unknownOutcome, unknownOutcomeWords } from './unknown-outcome.ts';

const now = new Date('2026-08-26T18:00Z');
const round = (day: string, minimum: number | null = 100) => ({
  date: new Date(`2026-08-${day}T13:00Z`),
  minimum,
});
const sale = (rounds: Partial<Rounds>, rest: Partial<SaleOf> = {}): SaleOf => ({
  rounds: { first: null, second: null, ...rounds },
  directSale: false,
  saleMethod: 'rounds',
  ...rest,
});

describe('unknownOutcome', () => {
  test.each<[string, SaleOf, string | null, string | null]>([
    [
      'a list from before the first round',
      sale({ first: round('24'), second: round('30') }),
      '2026-08-22',
      'first',
    ],
    ['a list of its day', sale({ first: round('24'), second: round('30') }), '2026-08-24', 'first'],
    ['a list of after it', sale({ first: round('24'), second: round('30') }), '2026-08-25', null],
    [
      'a second round without a date',
      sale({ first: round('24') }, { undatedSecond: 60 }),
      '2026-08-22',
      'first',
    ],
    ['a round that is yet to come', sale({ first: round('28'), second: round('30') }), '2026-08-22', null],
    ['all rounds over', sale({ first: round('20'), second: round('25') }), '2026-08-01', null],
    [
      'a third round',
      sale({ first: round('10'), second: round('20'), third: round('30') }),
      '2026-08-12',
      'second',
    ],
    [
      'a third round, a list of after the second',
      sale({ first: round('10'), second: round('20'), third: round('30') }),
      '2026-08-21',
      null,
    ],
    ['a single date', sale({ first: round('20') }, { saleMethod: 'auction' }), '2026-08-01', null],
    [
      'two dated auctions of SFI',
      sale({ first: round('24'), second: round('30') }, { saleMethod: 'sfi' }),
      '2026-08-22',
      'first',
    ],
    ['no source', sale({ first: round('24'), second: round('30') }), null, null],
    [
      'late in the evening of São Paulo',
      sale({ first: { date: new Date('2026-08-25T01:00Z'), minimum: 1 }, second: round('30') }),
      '2026-08-25',
      null,
    ],
  ])('[LABEL-36] %s', (_name, auction, listDate, expected) => {
    expect(unknownOutcome(auction, listDate, now)).toBe(expected);
  });

  test('[LABEL-36] says which round it is, and what follows from it', () => {
    expect(unknownOutcomeWords('first', '2026-08-22')).toEqual({
      title: 'Não se sabe como terminou a 1ª praça',
      text: 'A lista, de 22/08/2026, não é de depois dela. Se alguém arrematou, não há 2ª praça: confira no site oficial.',
    });
    expect(unknownOutcomeWords('second', '2026-08-22').text).toContain('não há 3ª praça');
  });
});
