import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { claimUnsentMatches } from '../alerts/claim-unsent-matches.ts';
import { seedAlert } from '../alerts/testing/seed-customer.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ListedAuction } from '../../catalogue/ingestion/sources/listed-auction.ts';
import { importListForTest } from '../../catalogue/ingestion/testing/import-list-for-test.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';

type Opportunity = components['schemas']['Opportunity'];
interface Page {
  data: Opportunity[];
  pagination: { current_page: number; last_page: number; total: number };
  stats: { total: number; favorites: number; ending_soon: number; high_discount: number; unviewed: number };
}

const now = new Date('2026-03-10T12:00Z');
const at = '/api/customer/opportunity';
const expiredAt = '/api/customer/opportunity-expired';

/** An apartment of R$ 100.000, so that its price in thousands is the rest of its discount. */
const worth = (code: string, thousands: number, rest: Partial<ListedAuction> = {}) =>
  aListedAuction(code, { valuation: 10_000_000, minimumFirst: thousands * 100_000, ...rest });
const lot = (code: string, thousands: number, first: string, second: string | null = null) =>
  worth(code, thousands, {
    type: 1,
    directSale: false,
    dateFirst: new Date(first),
    dateSecond: second === null ? null : new Date(second),
    minimumSecond: second === null ? null : thousands * 50_000,
  });

const stock = [
  worth('half', 50),
  worth('third', 70.5),
  worth('dear', 120),
  worth('absurd', 4),
  worth('house', 80, {
    subcategoryId: 1,
    title: 'Casa em Moóca, São Paulo – SP',
    uf: 'SP',
    city: 'SAO PAULO',
  }),
  lot('soon', 90, '2026-03-17T12:00Z'),
  lot('later', 90, '2026-03-17T12:01Z'),
  lot('second', 90, '2026-03-01T13:00Z', '2026-03-30T13:00Z'),
  lot('over', 90, '2026-03-09T12:00Z'),
  {
    ...lot('undated second', 90, '2026-03-09T12:00Z'),
    saleMethod: 'rounds' as const,
    minimumSecond: 4_500_000,
  },
  lot('long over', 90, '2026-01-20T12:00Z'),
];

describe.each(engines)('opportunities on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  let rui: Caller;
  let admin: Caller;
  const ids = new Map<string, number>();
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    const source = { code: 'teste', name: 'Lista de teste' };
    await importListForTest(
      opened.database,
      { source, listDate: '2026-03-09', scope: ['GO', 'SP'], auctions: stock },
      now,
    );
    const old = { source: { code: 'antiga', name: 'Lista antiga' }, listDate: '2026-01-05', scope: ['GO'] };
    await importListForTest(opened.database, { ...old, auctions: [worth('old', 20)] }, now);
    app = await buildTestApp(opened, now);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    rui = await aCaller(opened.database, now, 'rui@exemplo.com.br');
    admin = await aCaller(opened.database, now, 'adm@exemplo.com.br', 'admin');
    const { rows } = await opened.pool.query<{ id: number; code: string }>('select id, code from auctions');
    for (const { id, code } of rows) ids.set(code, id);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    for (const table of ['opportunities', 'alerts', 'favorites'])
      await opened.pool.query(`delete from ${table}`);
    await opened.pool.query('update auctions set flagged_reason = null, gone_since = null');
  });

  const idOf = (code: string) => ids.get(code)!;
  const codeOf = new Map<number, string>();
  const codes = ({ data }: Page) => {
    for (const [code, id] of ids) codeOf.set(id, code);
    return data.map(({ id }) => codeOf.get(id));
  };
  const page = async (query = '', caller = ana) =>
    expectDocumented<Page>(await call(`${at}/load-display?${query}`, caller), 'listOpportunities');
  const expired = async (query = '', caller = ana) =>
    expectDocumented<Page>(
      await call(`${expiredAt}/load-display?${query}`, caller),
      'listExpiredOpportunities',
    );
  /** As if an alert had found them. */
  const find = (...found: string[]) =>
    sql`insert into opportunities (person_id, auction_id, matched_at)
      select ${ana.id}::bigint, id, ${now}::timestamptz from auctions where code = any (${found}::text[])`.execute(
      opened.database,
    );

  test('[OPP-01] only a customer has opportunities', async () => {
    for (const [id, path, body] of [
      ['listOpportunities', `${at}/load-display`, undefined],
      ['listExpiredOpportunities', `${expiredAt}/load-display`, undefined],
      ['deleteExpiredOpportunity', `${expiredAt}/destroy`, { id: 1 }],
      ['markOpportunityViewed', `${at}/mark-viewed`, { id: 1 }],
      ['dismissOpportunity', `${at}/dismiss`, { id: 1, dismissed: true }],
    ] as const) {
      const signedOut = await call(path, null, body);
      expectDocumented(signedOut, id);
      expect(signedOut.statusCode).toBe(401);
      const other = await call(path, admin, body);
      expectDocumented(other, id);
      expect(other.statusCode).toBe(403);
    }
  });

  test('[OPP-05] what alerts found comes first, the nearest date first, then the best discounts', async () => {
    await find('dear', 'later', 'second', 'soon', 'over', 'long over');
    const found = await page();
    expect(codes(found)).toEqual(['soon', 'later', 'second', 'dear', 'half', 'third', 'house']);
    expect(found.data.map(({ reason }) => reason)).toEqual([
      ...Array<string>(4).fill('alert'),
      ...Array<string>(3).fill('discount'),
    ]);
    expect(found.stats).toEqual({
      total: 7,
      favorites: 0,
      ending_soon: 1,
      high_discount: 3,
      unviewed: 7,
    });
    expect(codes(await expired())).toEqual(['over']);
    expect(
      (await opened.pool.query('select from opportunities where person_id = $1', [rui.id])).rowCount,
    ).toBe(0);
    expect(codes(await page('', rui))).toEqual(['second', 'half', 'third', 'house', 'soon', 'later']);
  });

  test('[OPP-05][LABEL-08] an old list has no best discounts; what an alert found in it stays, with its date', async () => {
    expect(codes(await page())).not.toContain('old');
    await find('old');
    const [first] = (await page()).data;
    expect(first).toMatchObject({
      id: idOf('old'),
      source: { name: 'Lista antiga', list_date: '2026-01-05', fresh_days: 30 },
    });
  });

  test('[OPP-03] one is shown by its current round', async () => {
    const alert = await seedAlert(opened.database, ana.id);
    await sql`insert into opportunities (person_id, auction_id, alert_id, matched_at) values
      (${ana.id}, ${idOf('second')}, ${alert}, ${now})`.execute(opened.database);
    await sql`insert into favorites values (${ana.id}, ${idOf('second')}, ${now})`.execute(opened.database);
    const [first] = (await page()).data;
    expect(first).toMatchObject({
      id: idOf('second'),
      property_type: 'apartamentos',
      city: 'Goiânia',
      state: 'GO',
      original_value: 100_000,
      current_value: 45_000,
      discount: 55,
      auction_date: '30/03/2026 10:00',
      days_remaining: 20,
      status: 'available',
      auction_type: 'judicial',
      is_favorite: true,
      reason: 'alert',
      alert_id: alert,
      found_at: now.toISOString(),
      viewed_at: null,
      sample: false,
    });
  });

  test('[OPP-03] a sale without a date, and a discount, say what is not known', async () => {
    const half = (await page()).data.find(({ id }) => id === idOf('half'));
    expect(half).toMatchObject({
      auction_date: null,
      days_remaining: null,
      status: 'available',
      reason: 'discount',
      alert_id: null,
      found_at: '2026-03-09T03:00:00.000Z',
    });
  });

  test('[OPP-03] [RULE-02] the status follows the dates', async () => {
    await find('soon', 'later', 'over');
    const of = ({ data }: Page, code: string) => data.find(({ id }) => id === idOf(code));
    const found = await page();
    expect(of(found, 'soon')).toMatchObject({ status: 'ending-soon', days_remaining: 7 });
    expect(of(found, 'later')).toMatchObject({ status: 'available', days_remaining: 7 });
    expect(of(await expired(), 'over')).toMatchObject({
      status: 'expired',
      days_remaining: null,
      auction_date: '09/03/2026 09:00',
    });
  });

  test('[OPP-01][LABEL-05] a sale whose second round has no date yet is open after its first', async () => {
    await find('undated second');
    expect((await page()).data.find(({ id }) => id === idOf('undated second'))).toMatchObject({
      status: 'available',
      current_value: 45_000,
      auction_date: null,
    });
    expect((await expired()).data).toEqual([]);
    await opened.pool.query(`update auctions set gone_since = '2026-03-09' where code = 'undated second'`);
    expect(codes(await expired())).toEqual(['undated second']);
  });

  test('[OPP-01] what left its list is over, the latest first', async () => {
    await find('over', 'dear', 'later');
    await opened.pool.query(`update auctions set gone_since = '2026-03-10' where code in ('later', 'house')`);
    const found = await expired();
    expect(codes(found)).toEqual(['later', 'over']);
    expect(found.stats).toMatchObject({ total: 2, ending_soon: 0 });
    expect(codes(await page())).toEqual(['dear', 'second', 'half', 'third', 'soon']);
  });

  test.each<[string, string[]]>([
    ['keyword=MOOCA', ['house']],
    ['keyword=sao%20paulo', ['house']],
    ['keyword=100%25', []],
    ['property_type=1', ['house']],
    ['property_type=3', []],
    ['favorites=true', ['half']],
    ['ending_soon=true', ['soon']],
    // R$ 70.500 of R$ 100.000 are 29.5 per cent, which the domain rounds to 30.
    ['high_discount=true', ['second', 'half', 'third']],
    ['high_discount=true&favorites=true', ['half']],
  ])('[OPP-02] %s leaves what it says, and the figures stay', async (query, left) => {
    await sql`insert into favorites values (${ana.id}, ${idOf('half')}, ${now})`.execute(opened.database);
    const found = await page(query);
    expect(codes(found)).toEqual(left);
    expect(found.pagination.total).toBe(left.length);
    expect(found.stats.total).toBe(6);
    for (const { discount } of found.data)
      if (query.includes('high')) expect(discount).toBeGreaterThanOrEqual(30);
  });

  test('[LIST-09] hidden ones are in neither tab and can not be marked', async () => {
    await find('dear', 'over');
    await opened.pool.query(
      `update auctions set flagged_reason = 'cota' where code in ('dear', 'over', 'half')`,
    );
    expect(codes(await page())).toEqual(['second', 'third', 'house', 'soon', 'later']);
    expect((await expired()).data).toEqual([]);
    for (const code of ['dear', 'over', 'half'])
      expect((await call(`${at}/mark-viewed`, ana, { id: idOf(code) })).statusCode).toBe(404);
  });

  test('[OPP-05] looked at, one is marked once, an alert’s or a discount', async () => {
    await find('dear');
    for (const code of ['dear', 'half', 'half']) {
      const viewed = await call(`${at}/mark-viewed`, ana, { id: idOf(code) });
      expect(expectDocumented(viewed, 'markOpportunityViewed')).toEqual({
        message: 'Oportunidade marcada como vista.',
        data: { id: idOf(code), viewed_at: now.toISOString() },
      });
    }
    await opened.pool.query(`update opportunities set viewed_at = '2026-03-01T12:00Z'`);
    await call(`${at}/mark-viewed`, ana, { id: idOf('half') });
    const found = await page();
    expect(found.stats).toMatchObject({ total: 7, unviewed: 5 });
    expect(found.data.find(({ id }) => id === idOf('half'))).toMatchObject({
      reason: 'discount',
      viewed_at: '2026-03-01T12:00:00.000Z',
      found_at: '2026-03-09T03:00:00.000Z',
    });
    expect((await page('', rui)).stats.unviewed).toBe(6);
  });

  test('[OPP-05] a dismissed one is not offered again until it is restored', async () => {
    await find('dear');
    for (const code of ['dear', 'half'])
      expect(
        expectDocumented(
          await call(`${at}/dismiss`, ana, { id: idOf(code), dismissed: true }),
          'dismissOpportunity',
        ),
      ).toEqual({
        message: 'Oportunidade removida da lista.',
        data: { id: idOf(code), dismissed: true },
      });
    expect(codes(await page())).toEqual(['second', 'third', 'house', 'soon', 'later']);
    await call(`${at}/dismiss`, ana, { id: idOf('dear'), dismissed: false });
    await call(`${at}/dismiss`, ana, { id: idOf('half'), dismissed: false });
    expect(codes(await page())).toEqual(['dear', 'second', 'half', 'third', 'house', 'soon', 'later']);
  });

  test('[ALERT-09] a discount that was restored is no match of an alert', async () => {
    const outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
    for (const dismissed of [true, false]) await call(`${at}/dismiss`, ana, { id: idOf('half'), dismissed });
    expect(await claimUnsentMatches(opened.database, outbox, [ana.id], now)).toEqual([]);
  });

  test('[OPP-05] one that is over is deleted for good, one that is open is not', async () => {
    await find('over', 'dear');
    const destroy = (code: string, caller = ana) => call(`${expiredAt}/destroy`, caller, { id: idOf(code) });
    expect(expectDocumented(await destroy('over'), 'deleteExpiredOpportunity')).toEqual({
      message: 'Oportunidade removida.',
    });
    expect((await expired()).stats.total).toBe(0);
    for (const code of ['over', 'dear']) {
      const answer = await destroy(code);
      expect([answer.statusCode, expectDocumented(answer, 'deleteExpiredOpportunity')]).toEqual([
        404,
        { message: 'Oportunidade não encontrada.' },
      ]);
    }
    expect(codes(await page())).toContain('dear');
  });

  test('[WAY-14] what was dismissed has a list, from which it comes back', async () => {
    await find('dear', 'soon', 'over');
    const dismiss = (code: string, dismissed: boolean) =>
      call(`${at}/dismiss`, ana, { id: idOf(code), dismissed });
    expect(codes(await page('dismissed=true'))).toEqual([]);
    // One of an alert, a best discount, and one that is over.
    for (const code of ['soon', 'half', 'over']) expect((await dismiss(code, true)).statusCode).toBe(200);
    await opened.pool.query(
      "update opportunities set dismissed_at = dismissed_at + interval '1 minute' where auction_id = $1",
      [idOf('half')],
    );
    const dismissed = await page('dismissed=true');
    expect(codes(dismissed)).toEqual(['half', 'soon']);
    expect(dismissed.stats).toMatchObject({ total: 2, ending_soon: 1, high_discount: 1 });
    expect(codes(await page('dismissed=true&ending_soon=true'))).toEqual(['soon']);
    expect(codes(await page('dismissed=true', rui))).toEqual([]);
    const before = await page();
    expect(codes(before)).not.toContain('soon');
    for (const code of ['soon', 'half']) await dismiss(code, false);
    expect(codes(await page('dismissed=true'))).toEqual([]);
    const after = await page();
    expect(after.stats.total).toBe(before.stats.total + 2);
    expect(codes(after)).toEqual(expect.arrayContaining(['soon', 'half']));
  });

  test("[OPP-05] another person's, and what was never found, are not there", async () => {
    await find('dear', 'over');
    for (const [id, path, body] of [
      ['markOpportunityViewed', `${at}/mark-viewed`, { id: idOf('dear') }],
      ['markOpportunityViewed', `${at}/mark-viewed`, { id: 9_007_199_254_740_991 }],
      ['dismissOpportunity', `${at}/dismiss`, { id: idOf('dear'), dismissed: true }],
      ['deleteExpiredOpportunity', `${expiredAt}/destroy`, { id: idOf('over') }],
    ] as const) {
      const answer = await call(path, rui, body);
      expect([answer.statusCode, expectDocumented(answer, id)]).toEqual([
        404,
        { message: 'Oportunidade não encontrada.' },
      ]);
    }
    expect(
      (await opened.pool.query('select from opportunities where person_id <> $1', [ana.id])).rowCount,
    ).toBe(0);
  });

  test('[API-06] wrong input is refused by field', async () => {
    for (const [id, path, body, errors] of [
      [
        'listOpportunities',
        `${at}/load-display?page=0&property_type=9`,
        undefined,
        {
          page: ['deve ser no mínimo 1'],
          property_type: ['deve ser no máximo 6'],
        },
      ],
      ['markOpportunityViewed', `${at}/mark-viewed`, {}, { id: ['é obrigatório'] }],
      [
        'dismissOpportunity',
        `${at}/dismiss`,
        { id: 1, dismissed: 'sim' },
        {
          dismissed: ['deve ser verdadeiro ou falso'],
        },
      ],
      ['deleteExpiredOpportunity', `${expiredAt}/destroy`, { id: 0 }, { id: ['deve ser no mínimo 1'] }],
    ] as const) {
      const answer = await call(path, ana, body);
      expect([answer.statusCode, expectDocumented(answer, id)]).toEqual([
        422,
        { message: 'Os dados enviados são inválidos.', errors },
      ]);
    }
  });
});
