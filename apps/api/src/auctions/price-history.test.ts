import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../test/a-listed-auction.ts';
import { expectDocumented } from '../../test/answers.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { engines } from '../../test/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { ListedAuction } from '../ingestion/listed-auction.ts';
import { takeList } from '../ingestion/take-list.ts';

const now = new Date('2026-03-10T12:00Z');

describe.each(engines)('the price history on $name', ({ missing, open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let id: number;
  let key: string;
  const take = (listDate: string, auctions: ListedAuction[]) =>
    takeList(
      opened.database,
      { source: { code: 'caixa', name: 'Caixa' }, listDate, scope: ['GO'], auctions },
      now,
    );
  beforeAll(async () => {
    if (missing) return;
    opened = await open();
    const at = (reais: number, rest: Partial<ListedAuction> = {}) =>
      aListedAuction('1', { minimumFirst: reais * 100, ...rest });
    await take('2026-01-12', [at(340_000)]);
    await take('2026-02-09', [at(320_000)]);
    await take('2026-02-16', [at(320_000, { bedrooms: 3 })]);
    await take('2026-02-23', []);
    await take('2026-03-02', [at(310_000)]);
    await take('2026-03-05', []);
    await take('2026-03-09', [at(310_000, { valuation: 33_000_000 })]);
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

  test.skipIf(missing)('[DETAIL-11] each list that changed the price has one entry', async () => {
    const told = {
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
    expect(expectDocumented(await history(key), 'getPriceHistory')).toEqual(told);
    expect(expectDocumented(await history(id), 'getPriceHistory')).toEqual(told);
  });

  test.skipIf(missing)('[LIST-09] a flagged or unknown auction has none', async () => {
    await opened.pool.query(`update auctions set flagged_reason = 'cota'`);
    const gone = [410, { message: 'Este leilão não está mais disponível.' }];
    const unknown = [404, { message: 'Leilão não encontrado' }];
    for (const [auction, told] of [
      [key, gone],
      [id, gone],
      [999_999, unknown],
      ['abc', unknown],
    ] as const) {
      const answer = await history(auction);
      expect([answer.statusCode, expectDocumented(answer, 'getPriceHistory')]).toEqual(told);
    }
    await opened.pool.query('update auctions set flagged_reason = null');
  });

  test.skipIf(missing)('[API-06] what is no key is refused', async () => {
    const answer = await history('x y');
    expectDocumented(answer, 'getPriceHistory');
    expect(answer.statusCode).toBe(422);
  });
});
