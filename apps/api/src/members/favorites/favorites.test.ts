import { formatReais } from '@martelo/domain/money';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';

interface Page {
  data: {
    uuid_key: string;
    title: string;
    location: string;
    minimum_value_first: string | null;
    saved_at: string;
    auction: { code: string; gone_since: string | null };
  }[];
  total: number;
  current_page: number;
  per_page: number;
  last_page: number;
}
interface Changed {
  message: string;
  code: string;
  favorite: boolean;
  total: number;
}

const listPath = '/api/customer/favorites/load-display';
const keysPath = '/api/customer/favorites/keys';
const savePath = '/api/auctions/save-favorite';
const removePath = '/api/customer/favorites/destroy';

describe.each(engines)('favourites on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  let rui: Caller;
  let auctioneer: Caller;
  const keys = new Map<string, { id: number; key: string }>();
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    await importStock(opened.database);
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    rui = await aCaller(opened.database, now, 'rui@exemplo.com.br');
    auctioneer = await aCaller(opened.database, now, 'bia@exemplo.com.br', 'auctioneer');
    const { rows } = await opened.pool.query<{ id: number; code: string; uuid_key: string }>(
      'select id, code, uuid_key from auctions',
    );
    for (const { id, code, uuid_key } of rows) keys.set(code, { id, key: uuid_key });
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    await opened.pool.query('truncate favorites, removed_favorites');
    await opened.pool.query('delete from activities');
    await opened.pool.query('update auctions set flagged_reason = null');
  });

  const keyOf = (code: string) => keys.get(code)!.key;
  const save = (code: string, caller: Caller | null = ana, headers = {}) =>
    call(savePath, caller, { code }, headers);
  const list = async (caller = ana, page = 1) =>
    expectDocumented<Page>(await call(`${listPath}?page=${page}`, caller), 'listFavorites');

  test.skipIf(name !== 'PostgreSQL')(
    '[FAV-01] one is saved while another transaction writes what refers to its customer, as mails about matches do',
    async () => {
      const other = await opened.pool.connect();
      await other.query('begin');
      await other.query('select from people where id = $1 for key share', [ana.id]);
      const saved = await save(keyOf('A1'));
      await other.query('rollback');
      other.release();
      expect(saved.statusCode).toBe(200);
    },
  );

  test('[AUTH-13] [ACC-01] only a customer has favourites', async () => {
    for (const [id, path, body] of [
      ['listFavorites', listPath, undefined],
      ['listFavoriteKeys', keysPath, undefined],
      ['saveFavorite', savePath, { code: keyOf('A1') }],
      ['removeFavorite', removePath, { code: keyOf('A1') }],
    ] as const) {
      const signedOut = await call(path, null, body);
      expect([signedOut.statusCode, expectDocumented(signedOut, id)]).toEqual([
        401,
        { message: 'Sua sessão expirou. Entre novamente.' },
      ]);
      const other = await call(path, auctioneer, body);
      expect([other.statusCode, expectDocumented(other, id)]).toEqual([
        403,
        { message: 'Sua conta não tem acesso a esta área.' },
      ]);
    }
  });

  test('[FAV-01] [FAV-02] saving by key or number answers the key, and again changes nothing', async () => {
    const saved = expectDocumented<Changed>(await save(keyOf('L1')), 'saveFavorite');
    expect(saved).toEqual({
      message: 'Leilão salvo na sua lista de favoritos',
      code: keyOf('L1'),
      favorite: true,
      total: 1,
    });
    expect(expectDocumented<Changed>(await save(String(keys.get('L1')!.id)), 'saveFavorite')).toEqual(saved);
    expect((await list()).total).toBe(1);
    const { rows } = await opened.pool.query('select kind, description from activities');
    expect(rows).toEqual([
      {
        kind: 'favorite',
        description: 'Leilão salvo nos favoritos: Apartamento em Setor Bueno, Goiânia – GO',
      },
    ]);
  });

  test('[FAV-05] [FAV-06] a page has the latest first, whole and in words', async () => {
    await save(keyOf('A1'));
    await save(keyOf('L2'));
    await opened.pool.query(
      `update favorites set created_at = '2026-03-01T10:00Z' where auction_id = ${keys.get('A1')!.id}`,
    );
    const page = await list();
    expect(page).toMatchObject({ total: 2, current_page: 1, per_page: 30, last_page: 1 });
    expect(page.data.map(({ auction }) => auction.code)).toEqual(['L2', 'A1']);
    expect(page.data[0]).toMatchObject({
      uuid_key: keyOf('L2'),
      location: 'Moóca, São Paulo – SP',
      minimum_value_first: formatReais(70_000_000),
      saved_at: now.toISOString(),
    });
    expect(expectDocumented(await call(keysPath, ana), 'listFavoriteKeys')).toEqual({
      data: [keyOf('L2'), keyOf('A1')],
    });
  });

  test("[FAV-05] what one customer saves is not in another's list", async () => {
    await save(keyOf('A1'));
    await save(keyOf('A2'), rui);
    expect((await list(rui)).data.map(({ auction }) => auction.code)).toEqual(['A2']);
    await call(removePath, rui, { code: keyOf('A1') });
    expect((await list(ana)).total).toBe(1);
  });

  test('[FAV-06] there are pages of 30, and one past the end is the last', async () => {
    const list31 = Array.from({ length: 31 }, (_, at) => aListedAuction(`P${at}`));
    await importListForTest(
      opened.database,
      { source: { code: 'muitos', name: 'Muitos' }, listDate: '2026-03-09', scope: ['GO'], auctions: list31 },
      now,
    );
    await sql`insert into favorites select ${ana.id}, id, ${now} from auctions where code like 'P%'`.execute(
      opened.database,
    );
    expect(await list()).toMatchObject({ total: 31, current_page: 1, last_page: 2 });
    const last = await list(ana, 99);
    expect(last).toMatchObject({ total: 31, current_page: 2, last_page: 2 });
    expect(last.data).toHaveLength(1);
  });

  test('[FAV-04] removing one that is not in the list succeeds', async () => {
    await save(keyOf('A1'));
    for (const code of [keyOf('A1'), keyOf('A1'), String(keys.get('A1')!.id)])
      expect(expectDocumented(await call(removePath, ana, { code, index: 0 }), 'removeFavorite')).toEqual({
        message: 'Leilão removido da sua lista de favoritos',
        code: keyOf('A1'),
        favorite: false,
        total: 0,
      });
    for (const code of ['999999', '5b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412', 'abc'])
      expect(
        expectDocumented<Changed>(await call(removePath, ana, { code }), 'removeFavorite'),
      ).toMatchObject({ code, favorite: false });
  });

  describe('[FAV-06] one that is removed and put back', () => {
    const day = new Date('2026-03-01T10:00Z');
    const saveEarlier = async () => {
      await save(keyOf('A1'));
      await sql`update favorites set created_at = ${day}, saved_event = 1, told_event = 2`.execute(
        opened.database,
      );
      await call(removePath, ana, { code: keyOf('A1') });
    };
    const storedFavorites = async () =>
      (await opened.pool.query('select created_at, saved_event, told_event from favorites')).rows;
    const lines = async () =>
      (await opened.pool.query<{ n: number }>('select count(*)::integer as n from activities')).rows[0]!.n;

    test('within the hour is as it was, also a second time', async () => {
      await saveEarlier();
      expect(await storedFavorites()).toEqual([]);
      for (const _ of [1, 2]) {
        await save(keyOf('A1'));
        expect(await storedFavorites()).toEqual([{ created_at: day, saved_event: 1, told_event: 2 }]);
        await call(removePath, ana, { code: keyOf('A1') });
      }
      expect(await lines()).toBe(1);
    });

    test('later is saved as new, and so is what another person removed', async () => {
      await saveEarlier();
      await save(keyOf('A1'), rui);
      await sql`update removed_favorites set removed_at = ${new Date(now.getTime() - 3_600_000)}`.execute(
        opened.database,
      );
      await save(keyOf('A1'));
      expect(await storedFavorites()).toMatchObject([{ created_at: now }, { created_at: now }]);
      expect(await lines()).toBe(3);
    });
  });

  test('[LIST-09] hidden ones are in no answer; one that left its list stays, marked', async () => {
    for (const code of ['A1', 'A2', 'L1']) await save(keyOf(code));
    await opened.pool.query(`update auctions set flagged_reason = 'cota' where code = 'A1'`);
    await opened.pool.query(`update auctions set gone_since = '2026-03-10' where code = 'A2'`);
    const page = await list();
    expect(page.total).toBe(2);
    expect(new Map(page.data.map(({ auction }) => [auction.code, auction.gone_since]))).toEqual(
      new Map([
        ['A2', '2026-03-10'],
        ['L1', null],
      ]),
    );
    expect(
      expectDocumented<{ data: string[] }>(await call(keysPath, ana), 'listFavoriteKeys').data,
    ).toHaveLength(2);
    for (const code of ['A1', 'X1', 'L4']) {
      const answer = await save(keyOf(code));
      expect([answer.statusCode, expectDocumented(answer, 'saveFavorite')]).toEqual([
        404,
        { message: 'Leilão não encontrado' },
      ]);
    }
    await opened.pool.query(`update auctions set gone_since = null`);
  });

  test.each([
    [{}, { code: ['é obrigatório'] }],
    [{ code: 12 }, { code: ['deve ser um texto'] }],
    [{ code: "1' or 1=1" }, { code: ['tem um formato inválido'] }],
    [{ code: '1', extra: 1 }, { extra: ['não é um campo conhecido'] }],
  ])('[API-06] %j is refused by field', async (body, errors) => {
    for (const [path, id] of [
      [savePath, 'saveFavorite'],
      [removePath, 'removeFavorite'],
    ] as const) {
      const answer = await call(path, ana, body);
      expect([answer.statusCode, expectDocumented(answer, id)]).toEqual([
        422,
        { message: 'Os dados enviados são inválidos.', errors },
      ]);
    }
  });

  test('[FAV-01] the same wish sent twice is answered alike', async () => {
    const key = { 'idempotency-key': 'favourite-0001' };
    const first = await save(keyOf('A2'), ana, key);
    await call(removePath, ana, { code: keyOf('A2') });
    expect((await save(keyOf('A2'), ana, key)).json()).toEqual(first.json());
    expect((await list()).total).toBe(0);
    expect((await save(keyOf('A1'), ana, key)).statusCode).toBe(422);
  });

  test('[FAV-01] clicks at the same moment save it once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(keyOf('A2'))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect((await opened.pool.query('select from activities')).rowCount).toBe(1);
  });
});
