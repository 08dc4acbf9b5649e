import { mkdtempSync } from 'node:fs';
import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { variantStore } from './variant-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (size: number) => Buffer.alloc(size, 'x');
const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
const readLast = (name: string, time: string) => utimes(pathOf(name), new Date(time), new Date(time));
const storedNames = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test('what was written is read, by another process too, and what was not is null', async () => {
  await variantStore(folder, 1000).write('aa1', bytes(10));
  const other = variantStore(folder, 1000);
  expect(await other.read('aa1')).toEqual(bytes(10));
  expect(await other.read('bb1')).toBeNull();
  expect(await storedNames()).toEqual(['aa1']);
});

test('past the bound what was read longest ago goes first', async () => {
  const store = variantStore(folder, 1000);
  for (const name of ['aa1', 'bb1', 'cc1']) await store.write(name, bytes(280));
  await readLast('aa1', '2026-03-01T00:00Z');
  await readLast('bb1', '2026-03-02T00:00Z');
  await readLast('cc1', '2026-03-03T00:00Z');
  // Read again: no longer the oldest.
  expect(await store.read('aa1')).not.toBeNull();
  await store.write('dd1', bytes(280));
  expect(await storedNames()).toEqual(['aa1', 'cc1', 'dd1']);
});

test('the folder never outgrows the bound between sweeps', async () => {
  const store = variantStore(folder, 1000);
  for (let nth = 10; nth < 60; nth += 1) {
    await store.write(`${nth}`, bytes(45));
    const sizes = await Promise.all(
      (await storedNames()).map(async (name) => (await stat(pathOf(name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000);
  }
  expect((await storedNames()).length).toBeGreaterThan(10);
});

test('a start with a smaller bound sweeps what an earlier one left', async () => {
  await variantStore(folder, 10_000).write('aa1', bytes(900));
  await readLast('aa1', '2026-03-01T00:00Z');
  await variantStore(folder, 500).write('bb1', bytes(100));
  expect(await storedNames()).toEqual(['bb1']);
});

test('a folder that can not be written to is reported and stops nothing', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'no folder');
  const reported: unknown[] = [];
  const store = variantStore(file, 1000, (error) => reported.push(error));
  await store.write('aa1', bytes(10));
  expect(await store.read('aa1')).toBeNull();
  expect(reported).toHaveLength(1);
});
