import { priceAtStep, staircaseRates } from '@martelo/domain/price-staircase';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { type ListsForTest, listsForTest } from '../ingestion/undo/testing/lists-for-test.ts';

const start = 200_000_00;
const valuation = 300_000_00;
const at = (step: number, rest: Partial<ListedAuction> = {}) => ({
  minimumFirst: priceAtStep(start, step),
  valuation,
  ...rest,
});
const direct = { modality: 'Venda Direta Online', saleMethod: 'direct' } as const;
const online = { modality: 'Venda Online', saleMethod: 'online' } as const;
const sfi = { modality: 'Leilão SFI - Edital Único', saleMethod: 'sfi', directSale: false } as const;
const tender = { modality: 'Licitação Aberta', saleMethod: 'tender', directSale: false } as const;

describe.each(engines)('next prices on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
  });
  afterAll(() => opened?.close());
  beforeEach(() => lists.clear());

  /** Lists of one property a day, from 2026-03-01 on; null is a list without it. */
  async function story(
    days: readonly (Partial<ListedAuction> | null)[],
    { every = 1, source = undefined as { code: string; name: string } | undefined } = {},
  ) {
    const runs: string[] = [];
    for (const [place, row] of days.entries()) {
      const day = new Date(Date.UTC(2026, 2, 1 + place * every)).toISOString().slice(0, 10);
      const auctions = [aListedAuction('other', sfi), ...(row ? [aListedAuction('1', row)] : [])];
      runs.push(await lists.importList(day, auctions, source && { source }));
    }
    return runs;
  }
  const forecasts = () =>
    lists.rows(`select l.list_date as stated, f.kind, f.reason, f.price, f.next_price, f.outcome, e.list_date as ended
      from price_forecasts f join lists l on l.id = f.list_id left join lists e on e.id = f.ended_by order by f.id`);
  const price = (step: number) => priceAtStep(start, step);

  test('[NEXT-05] a forecast made after a cut is evaluated by the list of the next one', async () => {
    await story([at(0, direct), at(1, online), at(1, online), at(2, online), at(5, online)]);
    expect(await forecasts()).toEqual([
      {
        stated: '2026-03-02',
        kind: 'observed',
        reason: null,
        price: price(1),
        next_price: price(2),
        outcome: 'exact',
        ended: '2026-03-04',
      },
      {
        stated: '2026-03-04',
        kind: 'observed',
        reason: null,
        price: price(2),
        next_price: price(3),
        outcome: 'further',
        ended: '2026-03-05',
      },
      {
        stated: '2026-03-05',
        kind: null,
        reason: 'off_rule',
        price: price(5),
        next_price: null,
        outcome: null,
        ended: null,
      },
    ]);
  });

  test('[NEXT-05] a fall elsewhere is wrong, and a rise is no fall', async () => {
    await story([at(0), at(1), at(2, { minimumFirst: price(2) - 500_00 }), at(0), at(1), at(0)]);
    expect((await forecasts()).map(({ outcome, reason }) => outcome ?? reason)).toEqual([
      'wrong',
      'off_rule',
      null,
    ]);
    expect((await forecasts()).at(-1)).toMatchObject({
      stated: '2026-03-05',
      ended: '2026-03-06',
      outcome: null,
    });
  });

  test('[NEXT-03] two readings are stored until a cut decides', async () => {
    const [first, second, third] = [priceAtStep(start, 4), priceAtStep(start, 7), priceAtStep(start, 8)];
    await story([at(4), at(7), at(8)], { every: 15 });
    expect([first, second, third]).toEqual([180_000_00, 160_000_00, 150_000_00]);
    expect(await lists.rows('select reason, readings, next_price from price_forecasts order by id')).toEqual([
      {
        reason: 'ambiguous',
        readings: [
          { step: staircaseRates.indexOf(400), start: 400_000_00 },
          { step: 7, start },
        ],
        next_price: null,
      },
      { reason: null, readings: [{ step: 8, start }], next_price: price(9) },
    ]);
  });

  test('[NEXT-04] a changed valuation starts over, and so does what comes back or comes from another kind of sale', async () => {
    await story([at(0), at(1), at(1, { valuation: valuation + 1 }), at(2, { valuation: valuation + 1 })]);
    expect(
      (await forecasts()).map(({ stated, reason, next_price: next, outcome }) => [
        stated,
        reason,
        next,
        outcome,
      ]),
    ).toEqual([
      ['2026-03-02', null, price(2), null],
      ['2026-03-03', 'changed_valuation', null, null],
      ['2026-03-04', null, price(3), null],
    ]);
    await lists.clear();
    await story([at(0), at(1), null, at(1), at(2)]);
    expect((await forecasts()).map(({ stated, ended, outcome }) => [stated, ended, outcome])).toEqual([
      ['2026-03-02', '2026-03-03', null],
      ['2026-03-05', null, null],
    ]);
    await lists.clear();
    await story([at(0, sfi), at(1, sfi), at(2, tender), at(3, direct), at(4, sfi), at(5, direct)]);
    expect(await forecasts()).toEqual([]);
  });

  test('[NEXT-04] other sources follow no such rule', async () => {
    await story([at(0), at(1), at(2)], { source: { code: 'feed-1', name: 'Silva Leilões' } });
    expect(await forecasts()).toEqual([]);
  });

  test('[NEXT-07] a statement counts for each mode that it stood in', async () => {
    await story([at(0, direct), at(1, online), at(1, direct), at(2, online)]);
    expect(await lists.rows('select on_direct, on_online, outcome from price_forecasts order by id')).toEqual(
      [
        { on_direct: false, on_online: true, outcome: null },
        { on_direct: true, on_online: true, outcome: 'exact' },
        { on_direct: false, on_online: true, outcome: null },
      ],
    );
    expect(await lists.rows('select * from forecast_proofs order by mode')).toEqual(
      ['direct', 'online'].map((mode) => ({
        source_id: 1,
        mode,
        kind: 'observed',
        hits: 1,
        further: 0,
        falls: 1,
        from_date: '2025-12-05',
        to_date: '2026-03-04',
      })),
    );
  });

  test('[NEXT-07] lists of more than 90 days ago prove nothing', async () => {
    const runs = await story([at(0), at(1), at(2), at(2), at(2), at(2), at(2)], { every: 18 });
    expect(runs).toHaveLength(7);
    expect(await lists.rows('select falls, from_date, to_date from forecast_proofs')).toEqual([
      { falls: 1, from_date: '2026-03-20', to_date: '2026-06-17' },
    ]);
    await lists.importList('2026-07-06', [aListedAuction('1', at(2))]);
    expect(await lists.rows('select * from forecast_proofs')).toEqual([]);
  });

  test('[NEXT-09] a fall between lists more than 30 days apart is neither evaluated nor read', async () => {
    await story([at(0), at(1), at(2)], { every: 30 });
    expect((await forecasts()).map(({ outcome }) => outcome)).toEqual(['exact', null]);
    await lists.clear();
    await lists.importList('2026-03-01', [aListedAuction('1', at(0))]);
    await lists.importList('2026-03-02', [aListedAuction('1', at(1))]);
    await lists.importList('2026-04-02', [aListedAuction('1', at(2))]);
    expect(await forecasts()).toMatchObject([{ stated: '2026-03-02', ended: '2026-04-02', outcome: null }]);
  });

  test('[NEXT-02] at the end of the staircase nothing is forecast', async () => {
    const end = staircaseRates.indexOf(200);
    await story([at(end - 2), at(end - 1), at(end)]);
    expect(
      (await forecasts()).map(({ reason, next_price: next, outcome }) => [reason, next, outcome]),
    ).toEqual([
      [null, price(end), 'exact'],
      ['end', null, null],
    ]);
  });

  describe('of the weaker kind', () => {
    const many = (step: (n: number) => number, rest: Partial<ListedAuction> = {}) =>
      Array.from({ length: 7 }, (_, n) => aListedAuction(String(n + 1), at(step(n + 1), rest)));

    test('[NEXT-06] five cuts show the step of those with the same discount', async () => {
      await lists.importList(
        '2026-03-01',
        many(() => 3),
      );
      await lists.importList(
        '2026-03-02',
        many((n) => (n <= 4 ? 4 : 3)),
      );
      expect(await lists.rows(`select * from price_forecasts where kind = 'frequent'`)).toEqual([]);
      await lists.importList(
        '2026-03-03',
        many((n) => (n <= 5 ? 4 : 3)),
      );
      const forecast = {
        kind: 'frequent',
        price: price(3),
        next_price: price(4),
        readings: [{ step: 3, start }],
      };
      expect(
        await lists.rows(`select a.code, f.kind, f.price, f.next_price, f.readings from price_forecasts f
          join auctions a on a.id = f.auction_id where f.kind = 'frequent' and f.ended_by is null order by a.code`),
      ).toEqual([
        { code: '6', ...forecast },
        { code: '7', ...forecast },
      ]);
      await lists.importList(
        '2026-03-04',
        many((n) => (n === 6 ? 4 : n === 7 ? 5 : 4)),
      );
      expect(
        await lists.rows(`select a.code, outcome from price_forecasts f join auctions a on a.id = f.auction_id
          where f.kind = 'frequent' and f.outcome is not null order by a.code`),
      ).toEqual([
        { code: '6', outcome: 'exact' },
        { code: '7', outcome: 'further' },
      ]);
      expect(await lists.rows('select kind, hits, further, falls from forecast_proofs')).toEqual([
        { kind: 'frequent', hits: 1, further: 1, falls: 2 },
      ]);
    });

    test('[NEXT-06] not of other kinds of sale, nor of another discount', async () => {
      await lists.importList(
        '2026-03-01',
        many(() => 3),
      );
      await lists.importList('2026-03-02', [
        ...many(() => 4),
        aListedAuction('8', at(3, sfi)),
        aListedAuction('9', at(3, tender)),
        aListedAuction('10', at(3, { minimumFirst: price(3) - 100_00 })),
        aListedAuction('11', at(3, online)),
      ]);
      expect(
        await lists.rows(`select a.code from price_forecasts f join auctions a on a.id = f.auction_id
          where f.kind = 'frequent'`),
      ).toEqual([{ code: '11' }]);
    });
  });

  test('[NEXT-08] undoing a list leaves the earlier forecasts, and the next one evaluates them', async () => {
    const runs = await story([at(0), at(1), at(2, online)]);
    const whole = await forecasts();
    await lists.undo(runs[2]!);
    expect(await forecasts()).toEqual([{ ...whole[0], ended: null, outcome: null }]);
    expect(await lists.rows('select * from forecast_proofs')).toEqual([]);
    await lists.importList('2026-03-03', [aListedAuction('other', sfi), aListedAuction('1', at(2, online))]);
    expect(await forecasts()).toEqual(whole);
  });
});
