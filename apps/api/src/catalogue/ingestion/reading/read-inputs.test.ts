import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { defaultLimits } from './limits.ts';
import { withInputs } from './read-inputs.ts';
import { UnreadableInput } from './unreadable-input.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string | Uint8Array) {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

async function tarOf(files: Readonly<Record<string, string | Uint8Array>>) {
  const archive = pack();
  for (const [name, content] of Object.entries(files)) archive.entry({ name }, Buffer.from(content));
  archive.finalize();
  return buffer(archive);
}

async function read(paths: readonly string[], limits = defaultLimits) {
  return withInputs(
    paths,
    async (files) => {
      const found: Record<string, string> = {};
      for await (const { name, chunks } of files) found[name] = await text(Readable.from(chunks()));
      return found;
    },
    limits,
  );
}

describe('readInputs', () => {
  test('[API-09] reads files, packed or not, by their bytes', async () => {
    const paths = [
      put('a.csv', 'a'),
      put('b.csv.gz', gzipSync('b')),
      put('c.html', 'c'),
      put('d.csv', gzipSync('d')),
    ];
    expect(await read(paths)).toEqual({ 'a.csv': 'a', 'b.csv.gz': 'b', 'c.html': 'c', 'd.csv': 'd' });
  });

  test('[API-09] reads the lists of a folder in order, and neither hidden nor other files', async () => {
    for (const name of [
      'in/z.jsonl',
      'in/b/2.csv',
      'in/b/1.csv.gz',
      'in/.x.csv',
      'in/.git/y.csv',
      'in/notes.txt',
    ])
      put(name, name);
    put('in/c.tgz', gzipSync(await tarOf({ 'q.csv': 'q' })));
    expect(Object.keys(await read([join(folder, 'in')]))).toEqual([
      'in/b/1.csv.gz',
      'in/b/2.csv',
      'in/c.tgz/q.csv',
      'in/z.jsonl',
    ]);
  });

  test.each(['lists.tar', 'lists.tar.gz'])('[API-09] reads the lists of %s', async (name) => {
    const tar = await tarOf({
      '2026/SP.csv': 'sp',
      '2026/._SP.csv': 'mac',
      'readme.md': 'no',
      'RJ.csv.gz': gzipSync('rj'),
    });
    const path = put(name, name.endsWith('.gz') ? gzipSync(tar) : tar);
    expect(await read([path])).toEqual({ [`${name}/2026/SP.csv`]: 'sp', [`${name}/RJ.csv.gz`]: 'rj' });
  });

  test('[API-09] stops an archive early without harm', async () => {
    const path = put('lists.tar.gz', gzipSync(await tarOf({ 'a.csv': 'a', 'b.csv': 'b'.repeat(100_000) })));
    await withInputs([path], async (files) => {
      for await (const { name } of files) {
        expect(name).toBe('lists.tar.gz/a.csv');
        break;
      }
    });
  });
});

describe('what can not be read', () => {
  const small = { file: 1000, archive: 10_000 };
  const zeros = new Uint8Array(5000);

  test.each([
    ['a missing path', async () => join(folder, 'none.csv'), /none\.csv não existe\.$/],
    [
      'a broken gzip',
      async () => put('a.csv.gz', Buffer.from([0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])),
      /a\.csv\.gz está corrompido/,
    ],
    [
      'a cut gzip',
      async () => put('a.csv.gz', gzipSync('a'.repeat(999)).subarray(0, 15)),
      /a\.csv\.gz está incompleto/,
    ],
    ['a large file', async () => put('a.csv', zeros), /a\.csv tem mais de 0 MB\.$/],
    ['a packed bomb', async () => put('a.csv.gz', gzipSync(zeros)), /a\.csv\.gz fica grande demais/],
    [
      'a large entry',
      async () => put('a.tar', await tarOf({ 'b.csv': zeros })),
      /a\.tar\/b\.csv tem mais de 0 MB\.$/,
    ],
    [
      'a large archive',
      async () => put('a.tgz', gzipSync(await tarOf({ 'b.txt': zeros, 'c.txt': zeros, 'd.txt': zeros }))),
      /a\.tgz tem mais de 0 MB ao ser/,
    ],
    [
      'a cut archive',
      async () => put('a.tar', (await tarOf({ 'b.csv': 'b'.repeat(900) })).subarray(0, 700)),
      /a\.tar não pode ser lido/,
    ],
    ['no archive', async () => put('a.tar.gz', 'plain text'), /a\.tar\.gz está corrompido/],
  ])('[API-09] %s is named in one sentence', async (_case, make, message) => {
    const reading = read([await make()], small);
    await expect(reading).rejects.toThrow(UnreadableInput);
    await expect(reading).rejects.toThrow(message);
  });
});
