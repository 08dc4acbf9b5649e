import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../ingestion/sources/listed-auction.ts';
import { importListForTest } from '../ingestion/testing/import-list-for-test.ts';

const now = new Date('2026-03-10T12:00Z');

describe.each(engines)('the price history on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let id: number;
  let key: string;
  const at = (reais: number, rest: Partial<ListedAuction> = {}) =>
    aListedAuction('1', { minimumFirst: reais * 100, ...rest });
  const importList = (listDate: string, auctions: ListedAuction[]) =>
    importListForTest(
      opened.database,
      { source: { code: 'caixa', name: 'Caixa' }, listDate, scope: ['GO'], auctions },
      now,
    );
  beforeAll(async () => {
    opened = await open();
    await importList('2026-01-12', [at(340_000)]);
    await importList('2026-02-09', [at(320_000)]);
    await importList('2026-02-16', [at(320_000, { bedrooms: 3 })]);
    await importList('2026-02-23', []);
    await importList('2026-03-02', [at(310_000)]);
    await importList('2026-03-05', []);
    await importList('2026-03-09', [at(310_000, { valuation: 33_000_000 })]);
    app = await buildTestApp(opened, now);
    const { rows } = await opened.pool.query<{ id: number; uuid_key: string }>(
      'select id, uuid_key from auctions',
    );
    ({ id, uuid_key: key } = rows[0]!);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const history = (auction: string | number) => app.inject({ url: `/api/auctions/${auction}/history` });

  test('[DETAIL-11] each list that changed the price has one entry', async () => {
    const expected = {
      data: [
        { list_date: '2026-01-12', price: 340_000, gone: false },
        { list_date: '2026-02-09', price: 320_000, gone: false },
        { list_date: '2026-02-23', price: null, gone: true },
        { list_date: '2026-03-02', price: 310_000, gone: false },
        { list_date: '2026-03-05', price: null, gone: true },
        { list_date: '2026-03-09', price: 310_000, gone: false },
      ],
      valuation: 330_000,
    };
    expect(expectDocumented(await history(key), 'getPriceHistory')).toEqual(expected);
    expect(expectDocumented(await history(id), 'getPriceHistory')).toEqual(expected);
  });

  test('[INTAKE-21][INTAKE-22][LABEL-09] the auction shows each change in numbers, dates and words', async () => {
    await importList('2026-03-10', [
      at(310_000, {
        valuation: 33_000_000,
        address: 'Rua Nova, 1',
        type: 1,
        dateFirst: new Date('2026-04-01T13:00Z'),
        dateSecond: new Date('2026-04-15T13:00Z'),
        minimumSecond: 20_000_000,
        third: { date: new Date('2026-04-29T13:00Z'), minimum: 4_000_000 },
      }),
    ]);
    const answer = await app.inject({ url: `/api/auctions/${key}` });
    const { data } = expectDocumented<{ data: { history: unknown[] } }>(answer, 'getAuction');
    expect(data.history.slice(0, 2)).toEqual([
      { kind: 'listed', list_date: '2026-01-12', from: null, to: 340_000, fields: [] },
      { kind: 'price', list_date: '2026-02-09', from: 340_000, to: 320_000, fields: [] },
    ]);
    expect(data.history.slice(-2)).toEqual([
      {
        kind: 'rounds',
        list_date: '2026-03-10',
        from: null,
        to: null,
        fields: [
          { name: 'date_first', from: null, to: '01/04/2026 10:00' },
          { name: 'date_second', from: null, to: '15/04/2026 10:00' },
          { name: 'minimum_value_second', from: null, to: 200_000 },
          { name: 'date_third', from: null, to: '29/04/2026 10:00' },
          { name: 'minimum_value_third', from: null, to: 40_000 },
        ],
      },
      {
        kind: 'details',
        list_date: '2026-03-10',
        from: null,
        to: null,
        fields: [
          { name: 'type', from: 'caixa', to: 'judicial' },
          { name: 'address', from: 'Rua T-55, 930', to: 'Rua Nova, 1' },
        ],
      },
    ]);
  });

  test('[INTAKE-22] events of earlier versions are shown as far as they were stored', async () => {
    await opened.pool.query(`insert into auction_events (auction_id, kind, list_date, old, new) values
      (${id}, 'rounds', '2026-03-10', '2026-04-01 13:00:00+00 20000000', '2026-04-02 13:00:00+00'),
      (${id}, 'details', '2026-03-10', null, null)`);
    const answer = await app.inject({ url: `/api/auctions/${key}` });
    const { data } = expectDocumented<{ data: { history: unknown[] } }>(answer, 'getAuction');
    expect(data.history.slice(-2)).toEqual(
      ['rounds', 'details'].map((kind) => ({
        kind,
        list_date: '2026-03-10',
        from: null,
        to: null,
        fields: [],
      })),
    );
  });

  test('[LIST-09] a flagged or unknown auction has none', async () => {
    await opened.pool.query(`update auctions set flagged_reason = 'cota'`);
    const gone = [410, { message: 'Este leilão não está mais disponível.' }];
    const unknown = [404, { message: 'Leilão não encontrado' }];
    for (const [auction, expected] of [
      [key, gone],
      [id, gone],
      [999_999, unknown],
      ['abc', unknown],
    ] as const) {
      const answer = await history(auction);
      expect([answer.statusCode, expectDocumented(answer, 'getPriceHistory')]).toEqual(expected);
    }
    await opened.pool.query('update auctions set flagged_reason = null');
  });

  test('[API-06] what is no key is refused', async () => {
    const answer = await history('x y');
    expectDocumented(answer, 'getPriceHistory');
    expect(answer.statusCode).toBe(422);
  });
});
