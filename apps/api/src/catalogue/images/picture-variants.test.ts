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
import { variantStore } from './variant-store.ts';

const form = { width: 160, format: 'jpeg' } as const;
let folder: string;
let bytes: Buffer;
let remote: FakeRemote;
let variants: PictureVariants;
let drawing: DrawingThread;
/** Answers that the slow sites still owe. */
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
  Array.from({ length: count }, (_, nth) => variants.ofPhoto(`https://${host}.example/${nth}.jpg`, form));

test('a site is asked for two pictures at once, and one that is slow keeps no other waiting', async () => {
  const slow = Promise.all(pictures('lenta', 6));
  await expect.poll(() => owed.length).toBe(2);
  // As many as all sites together have room for: they pass by those that wait for the slow one.
  expect(await Promise.all(pictures('ligeira', 6))).toHaveLength(6);
  expect(owed).toHaveLength(2);
  for (let nth = 0; nth < 6; nth += 1) {
    await expect.poll(() => owed.length).toBeGreaterThan(nth);
    owed[nth]!.end(bytes);
  }
  expect(await slow).toHaveLength(6);
});

test('all sites together are asked for six pictures at once', async () => {
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

test('[LABEL-30] a photo that its site does not have is asked for once, also after a start, and again after a month', async () => {
  const missing = 'https://fotos.example/sem-foto.jpg';
  const ask = (asking: PictureVariants) =>
    expect(asking.ofPhoto(missing, form, { guessed: true })).rejects.toThrow();
  await ask(variants);
  now = new Date('2026-03-20T12:00Z');
  const restarted = pictureVariants({
    store: variantStore(folder, 10_000_000, () => {}),
    network: remote.network,
    drawing,
    clock: () => now,
  });
  await ask(restarted);
  expect(remote.asked).toEqual(['/sem-foto.jpg']);
  now = new Date('2026-04-10T12:00Z');
  await ask(restarted);
  expect(remote.asked).toHaveLength(2);
});
