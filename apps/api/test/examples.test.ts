import { exampleOf } from '@martelo/api-client/mocks';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../src/platform/database/database.ts';
import { buildTestApp } from './build-test-app.ts';
import { engines } from './databases.ts';
import { importStock, now } from './stock.ts';

let opened: OpenDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  opened = await engines[0]!.open();
  await importStock(opened.database);
  app = await buildTestApp(opened, now);
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

interface Item {
  uuid_key: string;
  source: object | null;
}

const namesIn = (item: object) => ({
  auction: Object.keys(item).toSorted(),
  source: Object.keys((item as Item).source ?? {}).toSorted(),
});

test('[API-01] the examples of auctions have every field that the server sends', async () => {
  const [first] = (await app.inject('/api/auctions')).json<{ data: [Item] }>().data;
  const detail = (await app.inject(`/api/auctions/${first.uuid_key}`)).json<{ data: Item }>().data;
  const favorites = exampleOf('listFavorites', 200).data.flatMap(({ auction }) => (auction ? [auction] : []));
  const inLists = [...exampleOf('listAuctions', 200).data, ...favorites];
  expect(inLists.map(namesIn)).toEqual(inLists.map(() => namesIn(first)));
  expect(namesIn(exampleOf('getAuction', 200).data)).toEqual(namesIn(detail));
});
