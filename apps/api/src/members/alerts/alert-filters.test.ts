import { type AlertQuery, fromAlertQuery, noAlertFilters } from '@martelo/domain/alert-filters';
import { stringifyIds } from '@martelo/domain/codecs';
import { dimensions } from '@martelo/domain/list-dimensions';
import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { refreshSearchEvidence } from '../../catalogue/evidence/refresh-search-evidence.ts';
import { refreshSearch } from '../../catalogue/search/search-table.ts';
import { typicalFilters } from '../../catalogue/search/testing/filter-cases.ts';
import { generateVariedAuctions } from '../../catalogue/search/testing/generate-varied-auctions.ts';
import { ended } from '../../catalogue/auctions/conditions.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { matchAlerts } from './match-alerts.ts';

type Alert = components['schemas']['Alert'];
type Preview = components['schemas']['AlertPreview'];
type Page = components['schemas']['AuctionPage'];

/** A midnight in São Paulo, which is what the history knows of a list's hour. */
const now = new Date('2026-03-10T03:00Z');
const size = 2500;
const at = '/api/customer/alert';

describe.each(engines)('alerts with every filter on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  let cities: number[];
  let neighborhood: string;
  const call = callsOf(() => app);

  beforeAll(async () => {
    opened = await open();
    const { database } = opened.work;
    await generateVariedAuctions(database, size);
    await sql`update auctions set date_first = null, date_second = null, date_third = null, minimum_third = null
      where id % 9 = 0`.execute(database);
    const ids = Array.from({ length: size }, (_, index) => index + 1);
    await sql`update auctions set list_date = '2026-03-09'`.execute(database);
    await database.transaction().execute((trx) => refreshSearch(trx, ids, [], now));
    // No alert notifies of what is over.
    const { rows: over } = await sql<{ id: number }>`
      update auctions set flagged_reason = 'x' where id not in (
        select auction_id from auction_search where not (${ended})) returning id`.execute(database);
    await database.transaction().execute((trx) =>
      refreshSearch(
        trx,
        over.map(({ id }) => id),
        [],
        now,
      ),
    );
    await database.transaction().execute((trx) => refreshSearchEvidence(trx, [], ['none'], '2026-03-10'));
    await sql`insert into auction_events (auction_id, kind, list_date, new)
      select id, 'listed', '2026-03-10', minimum_first::text from auctions where minimum_first is not null
      order by id`.execute(database);
    const { rows } = await sql<{ city_id: number; neighborhood: string }>`
      select city_id, max(neighborhood) as neighborhood from auction_search
      where subcategory_id = 1 and city_id > 0 group by 1 order by count(*) desc limit 20`.execute(database);
    cities = rows.map(({ city_id }) => city_id);
    neighborhood = rows[0]!.neighborhood.toUpperCase();
    app = await buildTestApp(opened, now);
    ana = await aCaller(database, now, 'ana@exemplo.com.br');
  }, 120_000);
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  afterEach(async () => {
    for (const table of ['opportunities', 'alerts']) await opened.pool.query(`delete from ${table}`);
  });

  const form = (filters?: AlertQuery, name?: string | null) => ({
    property_type: 1,
    city: cities,
    price_min: 0,
    price_max: 100_000_000,
    ...(filters && { filters }),
    ...(name !== undefined && { name }),
  });
  const create = async (filters?: AlertQuery, name?: string | null) =>
    expectDocumented<{ data: Alert }>(await call(`${at}/store`, ana, form(filters, name)), 'createAlert')
      .data;
  const update = async (id: number, change: object) =>
    expectDocumented<{ data: Alert }>(
      await call(`${at}/update`, ana, { ...form(), id, ...change }),
      'updateAlert',
    ).data;
  const match = () =>
    opened.database.transaction().execute(async (trx) => {
      for (const sourceId of [1, 2])
        await matchAlerts(trx, { listId: 1, sourceId, after: 0, last: size * 2 }, now);
    });
  const found = async () =>
    (
      await sql<{ id: number }>`select auction_id as id from opportunities order by 1`.execute(
        opened.database,
      )
    ).rows.map(({ id }) => id);

  /** Everything that the list with these filters shows, page by page. */
  const listed = async (filters: AlertQuery) => {
    const query = new URLSearchParams({
      status: 'active',
      city_id: stringifyIds(cities),
      subcategory_id: '1',
    });
    for (const [name, value] of Object.entries(filters))
      for (const one of [value as unknown].flat()) query.append(name, String(one));
    const ids: number[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      query.set('page', String(page));
      const answer = expectDocumented<Page>(
        await call(`/api/auctions?${query.toString()}`, null),
        'listAuctions',
      );
      ids.push(...answer.data.map(({ id }) => id));
      last = answer.pagination.last_page;
    }
    return ids.toSorted((a, b) => a - b);
  };

  /** One for each dimension of a list; cities stand for the region. */
  const cases = (): Record<string, AlertQuery> => ({
    ...typicalFilters(cities),
    neighborhood: { neighborhood: [neighborhood] },
    phase: { phase: 'second' },
  });

  test('[ALERT-10] an alert finds exactly what the list with its filters shows, and so does its preview', async () => {
    const all = cases();
    expect(Object.keys(all).toSorted()).toEqual(
      [
        ...dimensions.map(({ name }) => name).filter((name) => name !== 'region'),
        'neighborhood',
        'phase',
      ].toSorted(),
    );
    const everything = await listed({});
    const several: AlertQuery = { discount_min: 20, occupancy: 'vacant', bedrooms: [2, 3] };
    for (const [name, filters] of Object.entries({ none: {}, ...all, several })) {
      await create(filters);
      await match();
      const expected = await listed(filters);
      expect(await found(), name).toEqual(expected);
      if (name !== 'none') {
        expect(expected.length, name).toBeGreaterThan(0);
        expect(expected.length, name).toBeLessThan(everything.length);
      }
      const preview = expectDocumented<Preview>(
        await call(`${at}/preview`, ana, form(filters)),
        'previewAlert',
      );
      expect(preview.count, name).toBe(expected.length);
      expect(
        preview.auctions?.map(({ id }) => id),
        name,
      ).toEqual(expected.toReversed().slice(0, 6));
      await opened.pool.query('delete from opportunities');
      await opened.pool.query('delete from alerts');
    }
  }, 240_000);

  test('[ALERT-10] of two alerts the one without requirements does not lend its matches to the other', async () => {
    const narrow = await create({ parking_min: 2 });
    const wide = await create();
    await match();
    const { rows } = await sql<{ alert_id: number; n: number }>`
      select alert_id, count(*)::integer as n from opportunities group by 1 order by 1`.execute(
      opened.database,
    );
    const [some, every] = [(await listed({ parking_min: 2 })).length, (await listed({})).length];
    expect(rows).toEqual([
      { alert_id: narrow.id, n: some },
      { alert_id: wide.id, n: every - some },
    ]);
  });

  test('[ALERT-10][ALERT-11] name and filters are read back, in words too, changed, left as they are, and taken away', async () => {
    const filters: AlertQuery = {
      modality: ['online'],
      kind: ['sobrado'],
      not_city_id: String(cities[0]),
      source: ['outra'],
      auctioneer_id: [3],
      discount_min: 40,
      neighborhood: ['Centro'],
      phase: 'second',
    };
    const alert = await create(filters, '  Perto do metrô ');
    expect(alert).toMatchObject({ name: 'Perto do metrô', filters });
    const { rows: names } = await sql<{
      name: string;
    }>`select name from cities where id = ${cities[0]}`.execute(opened.database);
    expect(alert.filter_labels?.map(({ label }) => label)).toEqual([
      'Centro',
      'Venda online',
      'Sobrado',
      `menos ${names[0]!.name}`,
      '40 % ou mais de desconto',
      'Outra',
      'Leiloeiro 3',
      '2ª praça',
    ]);
    const { id } = alert;
    expect(await update(id, {})).toMatchObject({ name: 'Perto do metrô', filters });
    expect(await update(id, { name: 'Outro', filters: { fgts: true } })).toMatchObject({
      name: 'Outro',
      filters: { fgts: true },
      filter_labels: [{ id: 'fgts', label: 'Aceita FGTS' }],
    });
    await match();
    expect(await found()).toEqual(await listed({ fgts: true }));
    expect(await update(id, { name: '  ', filters: {} })).toMatchObject({
      name: null,
      filters: {},
      filter_labels: [],
    });
    await match();
    expect(await found()).toEqual(await listed({}));
  });

  test.each<[string, object, Record<string, string[]>]>([
    ['a longer name', { name: 'x'.repeat(81) }, { name: ['deve ter no máximo 80 caracteres'] }],
    ['an unknown filter', { filters: { keyword: 'x' } }, { 'filters.keyword': ['não é um campo conhecido'] }],
    ['a region', { filters: { region: 'sul' } }, { 'filters.region': ['não é um campo conhecido'] }],
    ['a text as filters', { filters: 'x' }, { filters: ['deve ser um objeto'] }],
    [
      'too much discount',
      { filters: { discount_min: 100 } },
      { 'filters.discount_min': ['deve ser no máximo 99'] },
    ],
    [
      'ranges that nothing lies in',
      {
        filters: {
          area_min: 2,
          area_max: 1,
          price_m2_min: 2,
          price_m2_max: 1,
          date_from: '2026-03-02',
          date_to: '2026-03-01',
        },
      },
      {
        'filters.area_min': ['A área mínima deve ser até a máxima.'],
        'filters.price_m2_min': ['O preço mínimo do m² deve ser até o máximo.'],
        'filters.date_from': ['A data inicial deve ser até a final.'],
      },
    ],
    [
      'an unknown source',
      { filters: { source: ['nenhuma'] } },
      { 'filters.source': ['Fonte não encontrada.'] },
    ],
  ])('[ALERT-10][ALERT-11][SAFE-18] %s is refused by field', async (_case, change, errors) => {
    for (const [id, path] of [
      ['createAlert', '/store'],
      ['previewAlert', '/preview'],
      ['updateAlert', '/update'],
    ] as const) {
      const answer = await call(at + path, ana, {
        ...form(),
        ...(path === '/update' && { id: 1 }),
        ...change,
      });
      expect([answer.statusCode, expectDocumented(answer, id)]).toEqual([
        422,
        { message: 'Os dados enviados são inválidos.', errors },
      ]);
    }
  });

  test('[ALERT-10] what a column does not know passes no requirement', async () => {
    const meets = async (facts: object, requirements: object) =>
      (
        await sql<{ ok: boolean }>`select meets_requirements(${JSON.stringify(facts)}::jsonb,
          ${JSON.stringify(requirements)}::jsonb) as ok`.execute(opened.database)
      ).rows[0]!.ok;
    expect(await meets({ area: 5 }, {})).toBe(true);
    expect(await meets({ area: 5 }, { area: { from: 5 } })).toBe(true);
    expect(await meets({ area: 5 }, { area: { from: 1, to: 4 } })).toBe(false);
    expect(await meets({ area: 5 }, { area: { from: 1 }, gone: { oneOf: [1] } })).toBe(false);
    expect(await meets({ area: 5 }, { gone: { noneOf: [1] } })).toBe(false);
    expect(await meets({ kind: 'sobrado' }, { kind: { oneOf: ['sobrado', 'casa'] } })).toBe(true);
    expect(await meets({ city_id: 7 }, { city_id: { noneOf: [7] } })).toBe(false);
    expect(fromAlertQuery({})).toEqual(noAlertFilters);
  });
});
