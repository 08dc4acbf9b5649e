import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sizedAddress } from '@martelo/domain/image-sizes';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { aListedAuction } from '../../../test/a-listed-auction.ts';
import { engines } from '../../../test/databases.ts';
import { buildApp } from '../../app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { handleErrors } from '../../platform/http/handle-errors.ts';
import { importListForTest } from '../ingestion/testing/import-list-for-test.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { readSettings } from '../../platform/config/settings.ts';
import type { PictureVariants } from './picture-variants.ts';
import { pictureRoutes } from './pictures.routes.ts';
import { aPhoto } from './testing/a-photo.ts';
import { type FakeRemote, fakeRemote } from './testing/fake-remote.ts';

const start = new Date('2026-03-10T12:00Z');
let now = start;
const photo = 'https://fotos.example/casa.jpg';
const inside = 'http://dentro.example/casa.jpg';
const logo = 'https://fotos.example/logo.png';
const broken = 'https://fotos.example/quebrada.jpg';
const page = 'https://fotos.example/pagina.jpg';
const parallel = 'https://fotos.example/juntas.jpg';
const browser = 'image/avif,image/webp,*/*;q=0.8';

let opened: OpenDatabase;
let remote: FakeRemote;
let app: FastifyInstance;
let folder: string;
let key: string;
let hidden: string;
let insideKey: string;
let drawingKey: string;

async function build(): Promise<FastifyInstance> {
  const jobs = manualJobs();
  return buildApp({
    settings: {
      ...readSettings({ REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0' }),
      dataDir: folder,
    },
    opened,
    clock: () => now,
    outbox: await openOutbox(opened.database, jobs, 'https://martelo.example'),
    jobs,
    site: null,
    network: remote.network,
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-pictures-'));
  const bytes = await aPhoto({ width: 1200, height: 900 });
  remote = await fakeRemote(
    ({ url }, response) => {
      if (url === '/quebrada.jpg') return void response.writeHead(404).end();
      if (url === '/pagina.jpg') return void response.end('<!doctype html><title>Robô?</title>');
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end(bytes);
    },
    { 'dentro.example': ['10.0.0.9'] },
  );
  opened = await engines[0]!.open();
  const auctions = [
    aListedAuction('com-fotos', {
      images: [photo, inside, broken, page, parallel],
      auctioneer: { name: 'Paineira Leilões', website: null, phone: null, logo },
    }),
    aListedAuction('sem-fotos', { images: ['illustrations/house-7.svg'] }),
    aListedAuction('foto-de-dentro', { images: [inside] }),
    aListedAuction('encerrado', { images: [photo], dateFirst: new Date('2026-01-01T12:00Z') }),
  ];
  const source = { code: 'paineira', name: 'Paineira' };
  await importListForTest(
    opened.database,
    { source, listDate: '2026-03-10', scope: ['GO'], auctions },
    start,
  );
  const { rows } = await opened.pool.query<{ code: string; uuid_key: string }>(
    'select code, uuid_key from auctions',
  );
  const keys = new Map(rows.map((row) => [row.code, row.uuid_key]));
  key = keys.get('com-fotos')!;
  insideKey = keys.get('foto-de-dentro')!;
  drawingKey = keys.get('sem-fotos')!;
  hidden = keys.get('encerrado')!;
  app = await build();
});
afterAll(async () => {
  await app.close();
  await opened.close();
  await remote.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  now = start;
  remote.requests.length = 0;
});

const get = (url: string, headers: Record<string, string> = { accept: browser }) =>
  app.inject({ method: 'GET', url, headers });
const formOf = async (body: Buffer) => {
  const { format, width, height, compression } = await sharp(body).metadata();
  return { format: compression === 'av1' ? 'avif' : format, width, height };
};

test.each([
  [browser, 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
])('who accepts %s gets an auction’s photo as %s, for ever', async (accept, format) => {
  const answer = await get(`${sizedAddress(photo, '', key)}640`, { accept });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'content-length': String(answer.rawPayload.length),
  });
  expect(await formOf(answer.rawPayload)).toEqual({ format, width: 640, height: 480 });
  const again = await get(`${sizedAddress(photo, '', key)}640`, {
    accept,
    'if-none-match': String(answer.headers['etag']),
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('other widths of a photo, and the same after a restart, cost its site nothing more', async () => {
  const narrow = await get(`${sizedAddress(photo, '', key)}320`);
  expect(await formOf(narrow.rawPayload)).toMatchObject({ width: 320 });
  const restarted = await build();
  const wide = await restarted.inject(`${sizedAddress(photo, '', key)}960`);
  expect(await formOf(wide.rawPayload)).toMatchObject({ width: 960 });
  await restarted.close();
  expect(remote.requests).toEqual([]);
});

test('who ask at the same time share one fetch', async () => {
  const answers = await Promise.all(
    [160, 320, 480, 320].map((width) => get(`${sizedAddress(parallel, '', key)}${width}`)),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(remote.requests).toEqual(['/juntas.jpg']);
});

test('the logo of an auction’s auctioneer is had the same way', async () => {
  const answer = await get(`${sizedAddress(logo, '', key)}160`);
  expect(await formOf(answer.rawPayload)).toMatchObject({ format: 'avif', width: 160 });
});

test.each([
  ['no auction', () => `${sizedAddress(photo, '', '00000000-0000-0000-0000-000000000000')}640`],
  ['no key', () => `${sizedAddress(photo, '', 'nada')}640`],
  ['an auction that is hidden', () => `${sizedAddress(photo, '', hidden)}640`],
  [
    'an address that the auction does not have',
    () => `${sizedAddress('https://outra.example/a.jpg', '', key)}640`,
  ],
  ['a width that is not made', () => `${sizedAddress(photo, '', key)}641`],
  ['no width', () => sizedAddress(photo, '', key)],
  ['a photo within the server’s own network', () => `${sizedAddress(inside, '', key)}640`],
  ['a width of a drawing that is not made', () => '/auctions-images/illustrations/house-7.svg?w=99'],
  ['no drawing', () => '/auctions-images/illustrations/castle-7.svg?w=640'],
  ['a drawing that no auction has', () => '/auctions-images/illustrations/house-8.svg?w=640'],
])('[CARD-04] %s is a 404 in Portuguese, and nothing is fetched', async (_case, url) => {
  const answer = await get(url());
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Imagem não encontrada.' }]);
  expect(answer.headers['cache-control']).toBeUndefined();
  expect(remote.requests).toEqual([]);
});

test.each([
  ['is missing', broken, '/quebrada.jpg'],
  ['is no picture', page, '/pagina.jpg'],
])('[CARD-04] a photo that %s is a 404, and requested again only minutes later', async (_case, url, path) => {
  for (const width of [640, 320, 640])
    expect((await get(`${sizedAddress(url, '', key)}${width}`)).statusCode).toBe(404);
  expect(remote.requests).toEqual([path]);
  now = new Date('2026-03-10T12:11Z');
  expect((await get(`${sizedAddress(url, '', key)}640`)).statusCode).toBe(404);
  expect(remote.requests).toEqual([path, path]);
});

test('[SAFE-06] drawings of auctions alone are made smaller, beside the event loop', async () => {
  const known = await get('/auctions-images/illustrations/apartment-semfotos.svg?w=480');
  expect(await formOf(known.rawPayload)).toMatchObject({ width: 480 });
  const countStored = async () => (await readdir(join(folder, 'pictures'), { recursive: true })).length;
  const before = await countStored();
  const strangers = Array.from({ length: 20 }, (_, nth) =>
    get(`/auctions-images/illustrations/house-flood${nth}.svg?w=640`),
  );
  expect(new Set((await Promise.all(strangers)).map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(await countStored()).toBe(before);
});

test('a drawing is had whole and in smaller forms', async () => {
  const whole = await get('/auctions-images/illustrations/house-7.svg');
  expect(whole.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  const small = await get('/auctions-images/illustrations/house-7.svg?w=320');
  expect(small.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
  expect(await formOf(small.rawPayload)).toEqual({ format: 'webp', width: 320, height: 240 });
  const head = await app.inject({
    method: 'HEAD',
    url: '/auctions-images/illustrations/house-7.svg?w=320',
    headers: { accept: browser },
  });
  expect(head.headers['content-length']).toBe(String(small.rawPayload.length));
});

const linkOf = (one: string) => `/auctions-images/of/${one}/link.jpg`;

test('[WAY-11] [SAFE-06] the picture of a link is made once, with the stored photo, and follows the auction', async () => {
  const answer = await get(linkOf(key));
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=3600',
  ]);
  expect(await formOf(answer.rawPayload)).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  const countStored = async () => (await readdir(join(folder, 'pictures'), { recursive: true })).length;
  const before = await countStored();
  expect((await get(linkOf(key))).rawPayload.equals(answer.rawPayload)).toBe(true);
  expect([await countStored(), remote.requests]).toEqual([before, []]);
  await opened.pool.query('update auctions set gone_since = $1 where uuid_key = $2', ['2026-03-09', key]);
  expect((await get(linkOf(key))).rawPayload.equals(answer.rawPayload)).toBe(false);
  await opened.pool.query('update auctions set gone_since = null where uuid_key = $1', [key]);
});

test('[WAY-11] an auction without a photo has the drawing, one whose photo is refused too, and nothing is fetched', async () => {
  const answer = await get(linkOf(insideKey));
  expect(await formOf(answer.rawPayload)).toMatchObject({ width: 1200, height: 630 });
  expect((await get(linkOf(drawingKey))).statusCode).toBe(200);
  expect([remote.requests, remote.connected.filter((to) => to.startsWith('10.'))]).toEqual([[], []]);
});

test.each([
  ['is hidden', () => hidden],
  ['is unknown', () => '00000000-0000-0000-0000-000000000000'],
  ['has no such name', () => 'nada'],
])('[WAY-11] an auction that %s has no picture of its link', async (_case, one) => {
  const answer = await get(linkOf(one()));
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Imagem não encontrada.' }]);
});

test('what was no picture is not stored', async () => {
  const stored = await readdir(join(folder, 'pictures'), { recursive: true });
  expect(stored.length).toBeGreaterThan(5);
  for (const name of stored.filter((one) => one.length > 10))
    expect(['jpeg', 'webp', 'avif']).toContain(
      (await formOf(await readFile(join(folder, 'pictures', name)))).format,
    );
});

test('[SAFE-06] a flood looks up four auctions at once, and another address is next', async () => {
  const found: (() => void)[] = [];
  const server = fastify();
  handleErrors(server);
  pictureRoutes(server, {
    findAuction: () => new Promise((resolve) => found.push(() => resolve(null))),
    hasDrawing: async () => false,
    variants: {} as PictureVariants,
    clock: () => now,
  });
  const ask = (remoteAddress: string) => server.inject({ url: linkOf(key), remoteAddress });
  const flood = Promise.all(Array.from({ length: 110 }, () => ask('192.0.2.1')));
  await expect.poll(() => found.length).toBe(4);
  const other = ask('192.0.2.2');
  await expect.poll(() => found.length).toBe(5);
  found[4]!();
  expect((await other).statusCode).toBe(404);
  for (let nth = 0; nth < 105; nth += 1) {
    await expect.poll(() => found.length).toBeGreaterThan(nth);
    found[nth]!();
  }
  const statuses = (await flood).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 404)).toHaveLength(104);
  expect(statuses.filter((status) => status === 503)).toHaveLength(6);
  await server.close();
});
