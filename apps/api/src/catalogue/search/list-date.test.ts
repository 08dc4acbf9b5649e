import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { importListForTest } from '../ingestion/testing/import-list-for-test.ts';

const day = new Date('2026-03-10T12:00Z');
const lists = [
  {
    source: { code: 'weekly', name: 'Lista da semana' },
    listDate: '2026-03-02',
    auctions: [aListedAuction('W1', { uf: 'SP', city: 'SAO PAULO', bedrooms: 2 })],
  },
  ...[['2026-03-01', 'BA', 'SALVADOR'] as const, ['2026-03-07', 'PR', 'CURITIBA'] as const].map(
    ([listDate, uf, city]) => ({
      source: { code: 'by-state', name: 'Lista por estado' },
      listDate,
      scope: [uf],
      auctions: [aListedAuction(uf, { uf, city, bedrooms: 4 })],
    }),
  ),
  {
    source: { code: 'daily', name: 'Lista do dia' },
    listDate: '2026-03-09',
    auctions: [aListedAuction('D1', { bedrooms: 3 })],
  },
];

describe.each(engines)('the date of a list on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await open();
    for (const list of lists) await importListForTest(opened.database, { scope: [], ...list }, day);
    app = await buildTestApp(opened, day);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  test.each([
    ['', 4, '2026-03-09'],
    ['bedrooms=2', 1, '2026-03-02'],
    ['source=weekly', 1, '2026-03-02'],
    ['source=weekly&source=daily', 2, '2026-03-09'],
    ['bedrooms=4', 2, '2026-03-07'],
    ['state_id=29', 1, '2026-03-01'],
    ['region=nordeste', 1, '2026-03-01'],
    ['city_id=2927408', 1, '2026-03-01'],
    ['city_id=2927408-e-4106902', 2, '2026-03-07'],
    ['city_id=2927408&state_id=29-e-41', 2, '2026-03-07'],
    ['bedrooms=5', 0, null],
  ])(
    '[LIST-02] of `%s` is that of the newest list of those places with one of the %i found',
    async (query, total, date) => {
      const answer = await app.inject({ url: `/api/auctions?${query}` });
      const { pagination, facets, list_date: listDate } = answer.json();
      expect({ total: pagination.total, listDate }).toEqual({ total, listDate: date });
      for (const source of facets.sources) expect(Object.keys(source)).toEqual(['code', 'name', 'count']);
    },
  );
});
