import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { type DrawingThread, drawingThread } from './drawing-thread.ts';
import { pictureVariants, type PictureVariants } from './picture-variants.ts';
import { aPhoto } from './testing/a-photo.ts';
import { type FakeRemote, fakeRemote } from './testing/fake-remote.ts';
import type { ShareCard } from './share-card.ts';
import { variantStore } from './variant-store.ts';

const form = { width: 160, format: 'jpeg' } as const;
const here = { address: '192.0.2.1', signal: new AbortController().signal };
const elsewhere = { ...here, address: '192.0.2.2' };
let folder: string;
let bytes: Buffer;
let remote: FakeRemote;
let variants: PictureVariants;
let drawing: DrawingThread;
/** Pending answers of the slow sites. */
let owed: ServerResponse[];
let now: Date;

beforeEach(async () => {
  now = new Date('2026-03-10T12:00Z');
  folder = mkdtempSync(join(tmpdir(), 'martelo-variants-'));
  bytes = await aPhoto({ width: 200, height: 150 });
  owed = [];
  remote = await fakeRemote((request, response) => {
    if (request.headers.host?.startsWith('lenta')) owed.push(response);
    else if (request.url === '/sem-foto.jpg') response.writeHead(404).end();
    else response.end(bytes);
  });
  drawing = drawingThread();
  variants = pictureVariants({
    store: variantStore(folder, 10_000_000, () => {}),
    network: remote.network,
    drawing,
    clock: () => now,
  });
});
afterEach(async () => {
  await remote.close();
  await drawing.close();
  await rm(folder, { recursive: true });
});

const pictures = (host: string, count: number) =>
  Array.from({ length: count }, (_, nth) =>
    variants.ofPhoto(`https://${host}.example/${nth}.jpg`, form, { caller: here }),
  );

test('a site gets two requests at once, and a slow one delays no other', async () => {
  const slow = Promise.all(pictures('lenta', 6));
  await expect.poll(() => owed.length).toBe(2);
  // As many as the limit of all sites together: they overtake those that wait for the slow one.
  expect(await Promise.all(pictures('ligeira', 6))).toHaveLength(6);
  expect(owed).toHaveLength(2);
  for (let nth = 0; nth < 6; nth += 1) {
    await expect.poll(() => owed.length).toBeGreaterThan(nth);
    owed[nth]!.end(bytes);
  }
  expect(await slow).toHaveLength(6);
});

test('all sites together get six requests at once', async () => {
  const all = Promise.all(
    ['lenta-um', 'lenta-dois', 'lenta-tres', 'lenta-quatro'].map((host) => Promise.all(pictures(host, 2))),
  );
  await expect.poll(() => owed.length).toBe(6);
  for (let nth = 0; nth < 8; nth += 1) {
    await expect.poll(() => owed.length).toBeGreaterThan(nth);
    expect(owed.length - nth).toBeLessThanOrEqual(6);
    owed[nth]!.end(bytes);
  }
  expect(await all).toHaveLength(4);
});

test('[LABEL-30] a photo that its site does not have is requested once, also after a start, and again after a month', async () => {
  const missing = 'https://fotos.example/sem-foto.jpg';
  const ask = (asking: PictureVariants) =>
    expect(asking.ofPhoto(missing, form, { caller: here, guessed: true })).rejects.toThrow();
  await ask(variants);
  now = new Date('2026-03-20T12:00Z');
  const restarted = pictureVariants({
    store: variantStore(folder, 10_000_000, () => {}),
    network: remote.network,
    drawing,
    clock: () => now,
  });
  await ask(restarted);
  expect(remote.requests).toEqual(['/sem-foto.jpg']);
  now = new Date('2026-04-10T12:00Z');
  await ask(restarted);
  expect(remote.requests).toHaveLength(2);
});

const card: ShareCard = {
  phase: 'Venda direta',
  over: false,
  type: null,
  sample: true,
  price: 'R$ 1,00',
  amount: null,
  valuation: null,
  discount: null,
  title: '',
  city: null,
  state: 'GO',
  isCityInTitle: false,
  source: 'Paineira, lista de 09/03/2026',
  when: '',
};

/** Variants whose drawings finish when the test says so. */
function manualVariants() {
  const began: string[] = [];
  const gates: (() => void)[] = [];
  const draw = async (what: string) => {
    began.push(what);
    await new Promise<void>((resolve) => gates.push(resolve));
    return Buffer.from(what);
  };
  const variants = pictureVariants({
    store: variantStore(folder, 10_000_000, () => {}),
    network: remote.network,
    drawing: {
      rasterize: ({ svg }) => draw(svg),
      drawShared: (shared) => draw(shared.card.title),
      close: async () => {},
    },
    clock: () => now,
  });
  const isKnown = async () => true;
  return {
    began,
    finishNext: async () => {
      await expect.poll(() => gates.length).toBeGreaterThan(0);
      gates.shift()!();
    },
    aDrawing: (svg: string, caller = here) => variants.ofDrawing(svg, form, { caller, isKnown }),
    aCard: (title: string, caller = here) => variants.ofShareCard({ ...card, title }, null, { caller }),
  };
}
const many = <T>(count: number, ask: (nth: number) => Promise<T>) =>
  Array.from({ length: count }, (_, nth) => ask(nth));

test('[SAFE-06] a flood of share cards of one address leaves the next drawing first in line', async () => {
  const { began, aCard, aDrawing, finishNext } = manualVariants();
  const flood = Promise.allSettled(many(449, (nth) => aCard(`card ${nth}`)));
  await expect.poll(() => began.length).toBe(1);
  const drawing = aDrawing('drawing', elsewhere);
  await expect.poll(() => began.length).toBe(2);
  expect(began[1]).toBe('drawing');
  const another = aCard('another card', elsewhere);
  for (let nth = 0; nth < 20; nth += 1) await finishNext();
  expect([String(await drawing), String(await another)]).toEqual(['drawing', 'another card']);
  // Ahead of it are the other address's two concurrent cards, and the drawing.
  expect(began.indexOf('another card')).toBeLessThanOrEqual(4);
  const away = (await flood).filter(({ status }) => status === 'rejected');
  expect(away).toHaveLength(449 - 18);
  expect(away[0]).toMatchObject({ reason: { status: 503, retryAfter: 5 } });
});

test('[SAFE-06] of one address all pictures of two pages come, and those of another pass by them', async () => {
  const { began, aDrawing, finishNext } = manualVariants();
  const pages = Promise.all(many(60, (nth) => aDrawing(`drawing ${nth}`)));
  await expect.poll(() => began.length).toBe(2);
  const other = aDrawing('other', elsewhere);
  await finishNext();
  await expect.poll(() => began.length).toBe(3);
  for (let nth = 0; nth < 60; nth += 1) await finishNext();
  expect((await pages).map(String)).toEqual(Array.from({ length: 60 }, (_, nth) => `drawing ${nth}`));
  expect(String(await other)).toBe('other');
  expect(began.indexOf('other')).toBeLessThanOrEqual(4);
});

test('[SAFE-06] what is stored is returned beside a full queue', async () => {
  const { began, aCard, finishNext } = manualVariants();
  const known = aCard('known');
  await finishNext();
  await known;
  const flood = Promise.allSettled(many(30, (nth) => aCard(`card ${nth}`)));
  await expect.poll(() => began.length).toBe(2);
  expect(String(await aCard('known'))).toBe('known');
  for (let nth = 0; nth < 18; nth += 1) await finishNext();
  await flood;
});

test('[SAFE-07] who waited too long gives up the turn; what has begun is made and stored', async () => {
  const { began, aDrawing, finishNext } = manualVariants();
  const wait = new AbortController();
  const leaving = { ...here, signal: wait.signal };
  const [first, second] = ['first', 'second'].map((svg) => aDrawing(svg, leaving));
  await expect.poll(() => began.length).toBe(2);
  const third = aDrawing('third', leaving);
  wait.abort(new Error('waited too long'));
  await expect(third).rejects.toThrow('waited too long');
  await finishNext();
  await finishNext();
  expect([String(await first), String(await second)].toSorted()).toEqual(['first', 'second']);
  expect(String(await aDrawing('second'))).toBe('second');
  expect(began).toHaveLength(2);
});
