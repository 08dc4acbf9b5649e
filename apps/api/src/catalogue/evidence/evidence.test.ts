import { priceAtStep, staircaseRates } from '@martelo/domain/price-staircase';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { components } from '@martelo/openapi/schema';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { inMemory } from '../ingestion/reading/input-file.ts';
import { importSaleFiles } from '../sales/import-sales.ts';
import { ownTable } from '../sales/testing/sale-tables.ts';
import { type ListsForTest, listsForTest } from '../ingestion/undo/testing/lists-for-test.ts';

type Evidence = components['schemas']['Evidence'];

const now = new Date('2026-03-18T12:00Z');
const many = 60;
/** The first five alike. */
const startOf = (n: number) => 100_000_00 + Math.max(0, n - 5) * 1_000_00;
const end = staircaseRates.indexOf(200);
const priced = (code: string, minimumFirst: number, rest: Partial<ListedAuction> = {}) =>
  aListedAuction(code, { minimumFirst, valuation: 400_000_00, ...rest });
const sfi = { modality: 'Leilão SFI - Edital Único', saleMethod: 'sfi', directSale: false } as const;
const proven = (step: number) =>
  Array.from({ length: many }, (_, n) => priced(String(n + 1), priceAtStep(startOf(n + 1), step)));
const at = (step: number) => priceAtStep(200_000_00, step);

describe.each(engines)('GET /api/auctions/{id}/evidence on $name', ({ open }) => {
  let opened: OpenDatabase;
  let lists: ListsForTest;
  let app: FastifyInstance;
  let last: string;
  beforeAll(async () => {
    opened = await open();
    lists = listsForTest(opened);
    const others = (codes: Readonly<Record<string, readonly [number, number, number]>>, place: number) =>
      Object.entries(codes).map(([code, prices]) => priced(code, prices[place]!));
    const fixed = {
      ambiguous: [at(4), at(4), at(7)],
      end: [at(end - 1), at(end), at(end)],
      off: [at(0), at(0) - 1_000_00, at(0) - 1_000_00],
      alike: [startOf(1), startOf(1), startOf(1)],
    } as const;
    await lists.importList('2026-03-01', [
      ...proven(0),
      ...others(fixed, 0),
      priced('valued', at(0)),
      priced('gone', at(0)),
      priced('sfi', at(0), sfi),
    ]);
    await lists.importList('2026-03-02', [
      ...proven(1),
      ...others(fixed, 1),
      priced('valued', at(1)),
      priced('gone', at(1)),
      priced('sfi', at(1), sfi),
    ]);
    last = await lists.importList('2026-03-17', [
      ...proven(2),
      ...others(fixed, 2),
      priced('valued', at(1), { valuation: 390_000_00 }),
      priced('new', at(0)),
      priced('sfi', at(2), sfi),
      priced('court', 150_000_00, {
        type: 1,
        modality: null,
        saleMethod: 'rounds',
        directSale: false,
        dateFirst: new Date('2026-03-10T13:00Z'),
        dateSecond: new Date('2026-03-28T13:00Z'),
        minimumFirst: 400_000_00,
        minimumSecond: 150_000_00,
        extra: 'Comissão de 5 %.',
      }),
    ]);
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const idOf = async (code: string) =>
    (await lists.rows(`select uuid_key from auctions where code = '${code}'`))[0]!['uuid_key'] as string;
  const evidenceOf = async (code: string, by: FastifyInstance = app) =>
    expectDocumented<Evidence>(
      await by.inject({ url: `/api/auctions/${await idOf(code)}/evidence` }),
      'getEvidence',
    );

  test('[NEXT-10][NEXT-07] gives the steps with the lists that asked them, and its proof', async () => {
    const { next_price: nextPrice } = await evidenceOf('7');
    const start = startOf(7);
    expect(nextPrice).toMatchObject({
      reason: null,
      kind: 'observed',
      mode: 'direct',
      list_date: '2026-03-17',
      start_price: start / 100,
      price: priceAtStep(start, 2) / 100,
      next: priceAtStep(start, 3) / 100,
      proof: { hits: many, further: 0, falls: many, from: '2025-12-18', to: '2026-03-17' },
    });
    expect(nextPrice.steps).toHaveLength(20);
    expect(nextPrice.steps.slice(0, 4)).toEqual([
      { rate: 1, price: start / 100, list_date: '2026-03-01', state: 'past' },
      { rate: 0.975, price: priceAtStep(start, 1) / 100, list_date: '2026-03-02', state: 'past' },
      { rate: 0.95, price: priceAtStep(start, 2) / 100, list_date: '2026-03-17', state: 'current' },
      { rate: 0.925, price: priceAtStep(start, 3) / 100, list_date: null, state: 'future' },
    ]);
  });

  test.each([
    ['sfi', 'not_in_rule', null],
    ['court', 'not_in_rule', null],
    ['new', 'one_list', null],
    ['off', 'off_rule', null],
    ['ambiguous', 'ambiguous', null],
    ['end', 'end', null],
    ['valued', 'changed_valuation', null],
    ['gone', 'gone', null],
    ['alike', 'unproven', 'frequent'],
  ])('[NEXT-10][NEXT-04] of %s nothing is forecast: %s', async (code, reason, kind) => {
    expect((await evidenceOf(code)).next_price).toMatchObject({
      reason,
      kind,
      start_price: null,
      next: null,
      steps: [],
      proof: null,
    });
  });

  test('[NEXT-09] of a list of more than 30 days ago nothing is forecast', async () => {
    for (const [day, reason] of [
      ['2026-04-16', null],
      ['2026-04-17', 'stale'],
    ] as const) {
      const later = await buildTestApp(opened, new Date(`${day}T12:00Z`));
      expect((await evidenceOf('7', later)).next_price.reason).toBe(reason);
      await later.close();
    }
  });

  test('[ODDS-01][ODDS-03][RANK-02] odds of the mode and ranks come with their counts and dates', async () => {
    const { odds, rank } = await evidenceOf('7');
    expect(odds).toMatchObject({
      mode: 'direct',
      stay: null,
      falls: { k: 125, n: 131, from: '2026-03-01', to: '2026-03-17' },
      returns: null,
    });
    expect(rank.discount).toMatchObject({
      scope: 'city',
      modes: ['direct', 'online'],
      area: null,
      equal: 1,
      n: many + 6,
      list_date: '2026-03-17',
    });
    expect(rank.square_metre).toMatchObject({ area: 'private', below: 7 });
    expect((await evidenceOf('sfi')).rank).toEqual({ discount: null, square_metre: null });
  });

  test('[MARKET-02] what others of its place and type cost comes with counts, quartiles and dates', async () => {
    const { database } = opened.work;
    await importSaleFiles(
      database,
      [
        inMemory({
          name: 'itbi.csv',
          bytes: Buffer.from(
            ownTable(
              Array.from(
                { length: 9 },
                (_, n) => `2026-02-0${n + 1};5208707;ST. BUENO;apartamento;100;${400_000 + n * 1_000}`,
              ),
            ),
          ),
        }),
      ],
      { now, accept: false },
    );
    const { market } = await evidenceOf('7');
    const ofLists = { n: many + 8, from: '2026-03-17', to: '2026-03-17' };
    const sales = { basis: 'declared', n: 9, from: '2026-02-01', to: '2026-02-09' };
    expect(market).toMatchObject([
      { basis: 'asked', scope: 'neighborhood', area: 'private', ...ofLists },
      { basis: 'asked', scope: 'neighborhood', area: null, ...ofLists },
      { basis: 'asked', scope: 'city', area: 'private', ...ofLists },
      { basis: 'asked', scope: 'city', area: null, ...ofLists },
      { ...sales, scope: 'neighborhood', area: 'built', q1: 4_020, median: 4_040, q3: 4_060 },
      { ...sales, scope: 'neighborhood', area: null, q1: 402_000, median: 404_000, q3: 406_000 },
      { ...sales, scope: 'city', area: 'built' },
      { ...sales, scope: 'city', area: null },
    ]);
  });

  test('[RITE-01][RITE-02][RITE-03] the rite, its floor and what the source has of an edital', async () => {
    const { legal } = await evidenceOf('court');
    expect(legal).toMatchObject({
      rite: 'judicial',
      floor: { status: 'below', amount: 200_000, share: 0.5, article: 'cpc-891', unless: 'judge_minimum' },
    });
    expect(legal.articles.map(({ id }) => id)).toEqual([
      'cpc-886',
      'cpc-887',
      'cpc-891',
      'cpc-895',
      'cpc-896',
    ]);
    expect(legal.notice.flatMap(({ item, found }) => (found ? [item] : []))).toEqual([
      'description',
      'valuation',
      'minimum',
      'commission',
      'period',
      'second_date',
    ]);
    expect((await evidenceOf('7')).legal).toMatchObject({
      rite: 'bank_own',
      floor: { status: 'none' },
      notice: [],
    });
    expect((await evidenceOf('sfi')).legal).toMatchObject({
      rite: 'fiduciary',
      floor: { status: 'unknown', amount: null, article: 'lei-9514-26a-3', unless: 'debt' },
    });
  });

  test('[NEXT-10] is had by the number too; unknown, hidden and none as the auction itself', async () => {
    const [{ id }] = (await lists.rows(`select id from auctions where code = '7'`)) as [{ id: number }];
    const call = (key: string | number) => app.inject({ url: `/api/auctions/${key}/evidence` });
    expect(expectDocumented(await call(id), 'getEvidence')).toEqual(await evidenceOf('7'));
    await opened.pool.query(`update auctions set flagged_reason = 'cota' where code = 'off'`);
    for (const [key, status] of [
      [await idOf('off'), 410],
      ['999999', 404],
      ['x y', 422],
    ] as const) {
      const answer = await call(key);
      expectDocumented(answer, 'getEvidence');
      expect(answer.statusCode).toBe(status);
    }
    await opened.pool.query(`update auctions set flagged_reason = null where code = 'off'`);
  });

  test('[NEXT-08] once the list is undone all answers are those from before it', async () => {
    const codes = ['7', 'gone', 'valued', 'sfi', 'end', 'alike', 'ambiguous'];
    const answers = async () => Promise.all(codes.map((code) => evidenceOf(code)));
    const before = await answers();
    const next = await lists.importList('2026-03-18', proven(3).slice(0, 30));
    expect(await answers()).not.toEqual(before);
    await lists.undo(next);
    expect(await answers()).toEqual(before);
    await lists.undo(last);
    expect((await evidenceOf('7')).next_price).toMatchObject({
      reason: 'unproven',
      kind: 'observed',
      proof: null,
    });
    expect((await evidenceOf('gone')).next_price).toMatchObject({ reason: 'unproven', kind: 'observed' });
  });
});
