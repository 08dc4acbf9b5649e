import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import { auctionRepository } from '../auctions/auctions.repository.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { refreshDue } from './search-table.ts';

interface Listed {
  code: string;
  uuid_key: string;
  minimum_value_first: number;
}
interface Page {
  data: Listed[];
  pagination: {
    current_page: number;
    last_page: number;
    total: number;
    from: number | null;
    to: number | null;
  };
  price_statistics: {
    min_price: number;
    max_price: number;
    avg_price: number;
    bands: { from: number; count: number }[];
  };
  facets: {
    states: { uf: string; auction_count: number }[];
    cities: { name: string; auction_count: number }[];
    neighborhoods: { name: string; auction_count: number }[];
    subcategories: { id: number; count: number }[];
    types: { type: string; count: number }[];
    phases: { phase: string; count: number }[];
    bedrooms: { bedrooms: number; count: number }[];
  };
  reading: {
    chips: { kind: string; label: string }[];
    rest: string;
    applied: { subcategory_id: number[]; state_id: number | null; state_ids: number[]; city_id: number[] };
  };
}

describe.each(engines)('the auction calls on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await open();
    await importStock(opened.database);
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const call = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ url });
    return { status: statusCode, body: JSON.parse(body) as unknown, headers };
  };
  const list = async (query = '') => (await call(`/api/auctions?${query}`)).body as Page;
  const codes = async (query = '') => (await list(query)).data.map(({ code }) => code).toSorted();

  test('[LIST-09] what has no price or ended over 30 days ago is in no list, count or statistic', async () => {
    const page = await list();
    expect(page.data.map(({ code }) => code).toSorted()).toEqual([
      'A1',
      'A2',
      'A3',
      'A4',
      'A5',
      'L1',
      'L2',
      'L3',
    ]);
    expect(page.pagination).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 30,
      total: 8,
      from: 1,
      to: 8,
    });
    expect(page.price_statistics).toMatchObject({
      min_price: 100_000,
      max_price: 800_000,
      avg_price: 406_250,
    });
  });

  test.each([
    ['state', 'state_id=52', ['A1', 'A2', 'A3', 'L1', 'L3']],
    ['cities', 'city_id=5201405-e-3550308', ['A3', 'A4', 'L2']],
    ['neighbourhood, accents ignored', 'city_id=3550308&neighborhood=mooca', ['A4', 'L2']],
    ['a whole neighbourhood, not a part of one', 'city_id=5201405&neighborhood=paraiso', []],
    ['kinds of property', 'subcategory_id=1-3', ['A3', 'A4']],
    ['types of auction', 'type=1-2', ['L1', 'L2', 'L3']],
    ['price, both ends', 'price=200000-400000', ['A2', 'A3', 'A4', 'L2']],
    ['only a maximum', 'price=0-100000', ['A1']],
    ['only a minimum', 'price=500000.01-', ['L1', 'L3']],
    ['bedrooms', 'bedrooms=3', ['A2']],
    ['second round', 'phase=second', ['L2']],
    ['first round', 'phase=first', ['L1', 'L3']],
    ['direct sale', 'phase=direct', ['A1', 'A2', 'A3', 'A4', 'A5']],
    ['several together', 'state_id=52&subcategory_id=2&type=3', ['A1', 'A2']],
  ])('[LIST-03] filters by %s', async (_name, query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  test.each([
    ['6', [6, 11]],
    ['11', [6, 11]],
    ['5', [5, 10]],
    ['10-1', [1, 5, 10]],
  ])('[RULE-08] subcategory %s is searched with the other number of its kind', async (ids, searched) => {
    const { applied } = (await list(`subcategory_id=${ids}`)).reading;
    expect(applied.subcategory_id.toSorted((a, b) => a - b)).toEqual(searched);
  });

  test.each([
    ['state_id=52', 52, [52]],
    ['state_id=35-e-52', null, [35, 52]],
    ['keyword=goiás ou SP', null, [35, 52]],
    ['', null, []],
  ])('[RULE-06] the filters of a list name each of its states: %s', async (query, one, all) => {
    const { applied } = (await list(query)).reading;
    expect([applied.state_id, applied.state_ids]).toEqual([one, all]);
  });

  test('[SENT-04] a state beside a city of another one adds its auctions, and narrows to its own city', async () => {
    const totalOf = async (query: string) => (await list(query)).pagination.total;
    const { reading, pagination } = await list('keyword=goiânia ou SP');
    expect(reading).toMatchObject({ rest: '', unread: [] });
    expect(reading.applied).toMatchObject({ city_id: [5_208_707], state_ids: [35] });
    expect(pagination.total).toBe((await totalOf('city_id=5208707')) + (await totalOf('state_id=35')));
    expect(await totalOf('city_id=5208707&state_id=52-e-35')).toBe(pagination.total);
    expect(await totalOf('city_id=5208707&state_id=52')).toBe(await totalOf('city_id=5208707'));
  });

  test('[SENT-20] after a comma a state of another city is left out, and said so', async () => {
    const { reading, pagination } = await list('keyword=goiânia, SP');
    expect(reading).toMatchObject({ rest: '', unread: [{ word: 'SP', nearest: null }] });
    expect(reading.applied).toMatchObject({ city_id: [5_208_707], state_ids: [] });
    expect(pagination.total).toBe((await list('keyword=goiânia')).pagination.total);
  });

  test('[RULE-06] an answer names as many places as an address of short codes can hold', async () => {
    const upTo = (last: number, maxLength: number) => {
      const codes = Array.from({ length: last }, (_, at) => at + 1);
      while (codes.join('-e-').length > maxLength) codes.pop();
      return codes;
    };
    const [states, cities] = [upTo(99, 132), upTo(999, 2000)];
    const { applied } = (await list(`state_id=${states.join('-e-')}&city_id=${cities.join('-e-')}`)).reading;
    expect([applied.state_ids, applied.city_id]).toEqual([states, cities]);
  });

  test('[RULE-01] in the second round the price is its minimum, in the list as in the statistics', async () => {
    const { price_statistics } = await list('phase=second');
    expect(price_statistics).toMatchObject({ min_price: 350_000, max_price: 350_000 });
  });

  test.each([
    ['a plural finds the singular', 'leiloeira', ['A2']],
    ['accents are ignored', 'mooca', ['A4', 'L2']],
    ['a prefix', 'trilh', ['A4']],
    ['a typing error', 'glicerrio', ['A5']],
    ['a synonym', 'dormitorios bueno', ['A1', 'A2', 'L1', 'L2', 'L3']],
    ['the number of the source', 'A5', ['A5']],
    ['every word must occur', 'trilhos bueno', []],
    ['a word and a filter', 'mooca&type=2', ['L2']],
    ['signs that mean something to the database', encodeURIComponent("mooca' | !(:*&"), ['A4', 'L2']],
  ])('the keyword: %s', async (_name, keyword, expected) => {
    expect(await codes(`keyword=${keyword}`)).toEqual(expected);
  });

  test('a sentence is read into filters, and what is stated on its own wins', async () => {
    const page = await list(
      `keyword=${encodeURIComponent('apartamento de 3 quartos em Goiânia até 250 mil')}`,
    );
    expect(page.data.map(({ code }) => code)).toEqual(['A2']);
    expect(page.reading.chips.map(({ kind }) => kind)).toEqual(['propertyType', 'bedrooms', 'city', 'price']);
    expect(page.reading.rest).toBe('');
    const stated = await list(`keyword=${encodeURIComponent('casa em Goiânia')}&city_id=3550308`);
    expect(stated.reading).toMatchObject({ chips: [{ kind: 'propertyType' }], rest: 'Goiânia' });
  });

  test.each([
    [1, ['L3', 'L2', 'L1']],
    [2, ['A1', 'A2', 'A3']],
    [3, ['L3', 'L1', 'A5']],
    [4, ['L2', 'L1']],
  ] as const)('[LIST-06] order %i', async (order, first) => {
    const { data } = await list(`order=${order}`);
    expect(data.slice(0, first.length).map(({ code }) => code)).toEqual(first);
  });

  test('[LIST-12] counts beside every option, each disregarding its own filter', async () => {
    const { facets } = await list('state_id=35&type=3');
    const named = <Row>(rows: readonly Row[], name: keyof Row, count: keyof Row) =>
      Object.fromEntries(rows.flatMap((row) => (row[count] ? [[row[name], row[count]]] : [])));
    expect(named(facets.states, 'uf', 'auction_count')).toEqual({ GO: 3, SP: 2 });
    expect(named(facets.types, 'type', 'count')).toEqual({ extrajudicial: 1, caixa: 2 });
    expect(named(facets.cities, 'name', 'auction_count')).toEqual({ 'São Paulo': 1, Campinas: 1 });
    expect(named(facets.subcategories, 'id', 'count')).toEqual({ 3: 1, 10: 1 });
    expect(named(facets.phases, 'phase', 'count')).toEqual({ direct: 2 });
    const without = await list('state_id=35&not_city_id=3550308&price=1-2');
    expect(without.facets.cities).toMatchObject([{ name: 'São Paulo', auction_count: 0 }]);
    const inCity = await list('city_id=3550308');
    expect(named(inCity.facets.neighborhoods, 'name', 'auction_count')).toEqual({ Moóca: 2 });
    expect(named(inCity.facets.states, 'uf', 'auction_count')).toEqual({ GO: 5, SP: 3 });
  });

  test('[LIST-12] with words or prices the counts are counted, and agree with the lists', async () => {
    const { facets, pagination } = await list('keyword=rua&price=0-400000');
    expect(pagination.total).toBe((await codes('keyword=rua&price=0-400000')).length);
    for (const { uf, auction_count } of facets.states.filter((state) => state.auction_count > 0)) {
      const id = uf === 'GO' ? 52 : 35;
      expect((await list(`keyword=rua&price=0-400000&state_id=${id}`)).pagination.total).toBe(auction_count);
    }
  });

  test('[LIST-07] a page past the end shows the last one', async () => {
    expect((await list('page=99')).pagination).toMatchObject({ current_page: 1, from: 1, to: 8 });
    expect((await list('price=1-2')).pagination).toMatchObject({
      current_page: 1,
      total: 0,
      from: null,
      to: null,
    });
  });

  test('[LIST-12] suggestions: cities, neighbourhoods and auctions, errors forgiven', async () => {
    const { body } = await call('/api/auctions/suggestions?q=goiana');
    const [city] = (body as { data: unknown[] }).data;
    expect(city).toEqual({ kind: 'city', label: 'Goiânia', id: '5208707', detail: 'GO', count: 4 });
    expect((await call('/api/auctions/suggestions?q=mooc')).body).toMatchObject({
      data: [
        { kind: 'neighborhood', label: 'Moóca', detail: 'São Paulo – SP', count: 2 },
        { kind: 'auction' },
        { kind: 'auction' },
      ],
    });
  });

  test('[DETAIL-11][INTAKE-22] one auction by uuid_key and by number, with its history', async () => {
    const [first] = (await list('keyword=A5')).data;
    const { body } = await call(`/api/auctions/${first!.uuid_key}`);
    expect(body).toMatchObject({
      success: true,
      data: { code: 'A5', history: [{ kind: 'listed', list_date: '2026-03-09', to: 500_000 }] },
    });
    const { id } = (body as { data: { id: number } }).data;
    expect((await call(`/api/auctions/${id}`)).body).toMatchObject({ data: { code: 'A5' } });
  });

  test.each(['00000000-0000-0000-0000-000000000000', '999999', 'abc'])(
    '[DETAIL-07] an unknown id answers 404: %s',
    async (id) => {
      const { status, body } = await call(`/api/auctions/${id}`);
      expect(status).toBe(404);
      expect(body).toEqual({ message: 'Leilão não encontrado' });
    },
  );

  test('[SEARCH-02] what is active and what has ended make up the whole list', async () => {
    const codesOf = async (query: string) => (await list(query)).data.map(({ code }) => code).sort();
    const [all, active, ended] = [
      await codesOf(''),
      await codesOf('status=active'),
      await codesOf('status=ended'),
    ];
    expect(ended.length).toBeGreaterThan(0);
    expect(active.length).toBeGreaterThan(0);
    expect([...active, ...ended].sort()).toEqual(all);
    expect((await list('status=ended')).pagination.total).toBe(ended.length);
    expect((await call('/api/auctions?status=vendido')).status).toBe(422);
  });

  test.each([
    ['flagged by an admin', "flagged_reason = 'cota de consórcio'", 410],
    ['ended 31 days ago', "date_first = timestamptz '2026-03-10T12:00Z' - interval '31 days'", 410],
    ['ended 29 days ago', "date_first = timestamptz '2026-03-10T12:00Z' - interval '29 days'", 200],
    ['gone from its list for 180 days', "gone_since = date '2026-03-10' - 180", 410],
    ['gone from its list for 179 days', "gone_since = date '2026-03-10' - 179", 200],
  ])('[DETAIL-07][LIST-09] an auction %s', async (_case, change, expected) => {
    const key = 'c0ffee00-0000-4000-8000-000000000001';
    await opened.pool.query(`
      insert into auctions (uuid_key, source_id, code, title, type, direct_sale, uf, state_id, minimum_first, fingerprint,
        first_listed, list_date)
      select '${key}', source_id, 'PAST', title, type, false, uf, state_id, 100, '', first_listed, list_date
      from auctions limit 1`);
    try {
      await opened.pool.query(`update auctions set ${change} where uuid_key = '${key}'`);
      const answers = await Promise.all(
        ['', '/history', '/similar'].map((part) => call(`/api/auctions/${key}${part}`)),
      );
      expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
      if (expected === 410)
        expect(answers[0]!.body).toEqual({ message: 'Este leilão não está mais disponível.' });
    } finally {
      await opened.pool.query(`delete from auction_views; delete from auctions where uuid_key = '${key}'`);
    }
  });

  test('[DETAIL-10][API-07][VISIT-02] similar, ending soon, popular, home and options', async () => {
    const [first] = (await list('keyword=A1')).data;
    expect((await call(`/api/auctions/${first!.uuid_key}/similar`)).body).toMatchObject({
      data: [{ code: 'A2' }, {}],
    });
    expect((await call('/api/auctions/ending-soon?limit=1')).body).toMatchObject({
      data: [{ code: 'L2' }],
    });
    await call(`/api/auctions/${first!.uuid_key}`);
    expect((await call('/api/auctions/popular')).body).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ code: 'A1' })]) as unknown,
    });
    expect((await call('/api/auctions/home')).body).toMatchObject({
      next_auctions: [{ code: 'L2' }, { code: 'L1' }],
      // One of the eight has ended.
      totals: { auctions: 7, cities: 4, list_date: '2026-03-09' },
    });
    expect((await call('/api/auctions/form-options?state_id=52&city_id=5208707')).body).toMatchObject({
      states: expect.arrayContaining([{ id: 52, name: 'Goiás', uf: 'GO' }]) as unknown,
      neighborhoods: [{ name: 'Jardim Goiás' }, { name: 'Setor Bueno' }],
    });
  });

  test('[LABEL-07] what arrived last is of current lists, and of any where none is', async () => {
    const { database, pool } = opened;
    const arrived = async () =>
      (await auctionRepository(database).recent(30, '2026-03-10')).map(({ code }) => code);
    const all = await arrived();
    const { rows } = await pool.query<{ id: number; day: string }>(
      'select id, list_date::text as day from auctions',
    );
    await pool.query("update auctions set list_date = '2025-01-01' where code <> 'L1'");
    expect(await arrived()).toEqual(['L1']);
    await pool.query("update auctions set list_date = '2025-01-01'");
    expect(await arrived()).toEqual(all);
    for (const { id, day } of rows)
      await pool.query('update auctions set list_date = $1 where id = $2', [day, id]);
    expect(all.length).toBeGreaterThan(1);
  });

  test('[HONEST-01] views of one address make no auction popular', async () => {
    await opened.pool.query('delete from auction_views');
    const [forged, liked] = (await list('')).data;
    const look = async ({ uuid_key: key }: Listed, remoteAddress: string) =>
      app.inject({ url: `/api/auctions/${key}`, remoteAddress });
    for (let nth = 0; nth < 20; nth += 1) await look(forged!, '192.0.2.1');
    for (const address of ['192.0.2.2', '192.0.2.3']) await look(liked!, address);
    const { rows } = await opened.pool.query('select views from auction_views order by views');
    expect(rows).toEqual([{ views: 1 }, { views: 2 }]);
    expect((await call('/api/auctions/popular?limit=1')).body).toMatchObject({
      data: [{ code: liked!.code }],
    });
    await opened.pool.query('delete from auction_views');
  });

  test('[HOME-04][DETAIL-10][VISIT-02] what has ended is not highlighted, popular or similar', async () => {
    const [open] = (await list('keyword=A1')).data;
    const [ended] = (await list('status=ended')).data;
    const around = async () => {
      const bodies = await Promise.all(
        ['home', 'popular', `${open!.uuid_key}/similar`].map((path) => call(`/api/auctions/${path}`)),
      );
      return bodies.map(({ body }) => JSON.stringify(body).includes(`"${ended!.uuid_key}"`));
    };
    await opened.pool.query('update auctions set featured = true where uuid_key = $1', [ended!.uuid_key]);
    await call(`/api/auctions/${ended!.uuid_key}`);
    expect(await around()).toEqual([false, false, false]);
    await opened.pool.query('update auctions set featured = false');
    await opened.pool.query('delete from auction_views');
  });

  test('[API-07] places with counts', async () => {
    const states = (await call('/api/auctions/states')).body as { name: string }[];
    const names = states.map(({ name }) => name);
    expect(names).toHaveLength(27);
    expect(names).toEqual(names.toSorted(new Intl.Collator('pt-BR').compare));
    expect((await list()).facets.states).toMatchObject(names.map((name) => ({ name })));
    expect((await call('/api/auctions/cities?state_id=52')).body).toHaveLength(246);
    expect((await call('/api/auctions/neighborhoods?city_id=3550308')).body).toMatchObject([
      { name: 'Moóca', auction_count: 2 },
    ]);
    const { body } = await call('/api/auctions/load-cities?title=campin');
    expect((body as { data: unknown[] }).data[0]).toMatchObject({
      name: 'Campinas',
      uf: 'SP',
      auction_count: 1,
    });
    expect((await call('/api/auctions/categories')).body).toMatchObject([
      { id: 2, count: 4 },
      { id: 1, count: 1 },
      { id: 10, count: 1 },
      { id: 3, count: 1 },
      {},
      {},
    ]);
  });

  test.each([
    ['page=abc', 'page'],
    ['page=0', 'page'],
    ['order=10', 'order'],
    ['state_id=1,2', 'state_id'],
    ['price=abc', 'price'],
    ['type=9', 'type'],
    ['phase=fourth', 'phase'],
    [`keyword=${'a'.repeat(201)}`, 'keyword'],
  ])('[API-06] %s answers 422 and names the field', async (query, field) => {
    const { status, body } = await call(`/api/auctions?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: 'Os dados enviados são inválidos.',
      errors: { [field]: [expect.any(String)] },
    });
  });

  test('[API-06] an unknown call answers 404 in the same shape, with a request id', async () => {
    const { status, body, headers } = await call('/api/nada');
    expect([status, body]).toEqual([404, { message: 'Endereço não encontrado.' }]);
    expect(headers['x-request-id']).toBeTruthy();
  });

  test('[RULE-01] what the clock alone changes is renewed when due', async () => {
    const later = new Date('2026-03-13T12:00Z');
    expect(await refreshDue(opened.database, later)).toBeGreaterThan(0);
    expect(await codes('phase=second')).toEqual(['L1', 'L2']);
    expect(await refreshDue(opened.database, later)).toBe(0);
    await refreshDue(opened.database, new Date('2026-05-01T12:00Z'));
    expect(await codes('type=1-2')).toEqual([]);
  });
});
