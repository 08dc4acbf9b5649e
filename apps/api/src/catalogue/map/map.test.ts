import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

interface Clusters {
  data: {
    id: string;
    count: number;
    label: string;
    precision: string;
    city_id: number | null;
    latitude: number;
    longitude: number;
    uuid_key: string | null;
  }[];
  total: number;
  unplaced: number;
}

describe.each(engines)('the map on $name', ({ open }) => {
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

  const map = async (query = '') =>
    expectDocumented<Clusters>(await app.inject({ url: `/api/auctions/map?${query}` }), 'listMapClusters');
  const total = async (query = '') =>
    (await app.inject({ url: `/api/auctions?${query}` })).json<{ pagination: { total: number } }>().pagination
      .total;

  test('[INFO-07] has every auction of the list once, near ones together', async () => {
    const far = await map('width=200');
    expect(far.total + far.unplaced).toBe(await total());
    expect(far.data.reduce((sum, { count }) => sum + count, 0)).toBe(far.total);
    expect(far.data.length).toBeLessThan(4);
    expect(far.data[0]).toMatchObject({ precision: 'several', city_id: null });
    expect(far.data[0]!.label).toMatch(/ e mais \d+ municípios?$/);
  });

  test('[INFO-07] within an area list and map agree, and places part', async () => {
    const area = 'area=-47.5,-24,-46,-22.5';
    const near = await map(`${area}&width=800`);
    expect(near.data.map(({ label }) => label).sort()).toEqual(['Campinas – SP', 'São Paulo – SP']);
    expect(near.total).toBe(await total(area));
    expect(near.data.every(({ precision }) => precision === 'municipality')).toBe(true);
    const campinas = near.data.find(({ label }) => label.startsWith('Campinas'));
    expect(campinas).toMatchObject({ count: 1, city_id: 3509502 });
    expect(campinas!.uuid_key).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('[INFO-07] has the filters of the list', async () => {
    for (const query of ['state_id=35', 'keyword=casa', 'price=0-250000', 'type=1', 'status=ended']) {
      const { total: placed, unplaced } = await map(query);
      expect(placed + unplaced, query).toBe(await total(query));
    }
  });

  const place = async (code: string, latitude: number | null, longitude: number | null) => {
    await opened.pool.query(`update auctions set latitude = $1, longitude = $2 where code = $3`, [
      latitude,
      longitude,
      code,
    ]);
    await opened.pool.query(
      `select refresh_search(array(select id from auctions where code = $1), '{}', $2)`,
      [code, now],
    );
  };

  test('[INFO-07] auctions of two municipalities that stand together are at the place of one, and of both', async () => {
    await place('A4', -23.9, -46.31);
    await place('A5', -23.92, -46.28);
    const { data } = await map('area=-47,-24.5,-46,-23.8&width=320');
    expect(data).toMatchObject([
      { count: 2, precision: 'several', city_id: null, latitude: -23.9, longitude: -46.31 },
    ]);
    expect(data[0]!.label).toBe('São Paulo – SP e mais 1 município');
    await place('A4', null, null);
    await place('A5', null, null);
  });

  test('[INFO-07] an auction with coordinates stands there', async () => {
    await place('A5', -3.73, -38.52);
    const area = 'area=-39,-4,-38,-3';
    const there = await map(area);
    expect(there).toMatchObject({ data: [{ count: 1, precision: 'address' }], total: 1 });
    expect(await total(area)).toBe(1);
    expect((await map('area=-47.5,-24,-46,-22.5')).data.map(({ label }) => label)).toEqual([
      'São Paulo – SP',
    ]);
    const { uuid_key: key } = there.data[0]!;
    expect((await app.inject({ url: `/api/auctions/${key}` })).json()).toMatchObject({
      data: { latitude: -3.73, position: 'address' },
    });
    await place('A5', null, null);
    expect((await app.inject({ url: `/api/auctions/${key}` })).json()).toMatchObject({
      data: { position: 'municipality' },
    });
  });

  test

    .each(['state_id=99999', 'city_id=99999999', 'area=1,2,3', 'area=-46,-24,-47,-22', 'width=10'])(
    '[INFO-07][API-06] %s is refused as invalid',
    async (query) => {
      const answer = await app.inject({ url: `/api/auctions/map?${query}` });
      expectDocumented(answer, 'listMapClusters');
      expect(answer.statusCode).toBe(422);
    },
  );

  test.each(['state_id=99999', 'city_id=99999999', 'area=1,2,3,500'])(
    '[LIST-03][API-06] the list refuses %s as invalid',
    async (query) => {
      expect((await app.inject({ url: `/api/auctions?${query}` })).statusCode).toBe(422);
    },
  );
});
