import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { serveBuiltAssets } from './built-assets.ts';

const script = 'export const a = 1;\n'.repeat(40);
const font = Buffer.from('wOF2');

describe('files of the build', () => {
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assets-'));
    writeFileSync(join(folder, 'app-1.js'), script);
    writeFileSync(join(folder, 'app-1.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'app-1.js.gz'), gzipSync(script));
    writeFileSync(join(folder, 'inter-1.woff2'), font);
    app = fastify();
    serveBuiltAssets(app, folder);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const get = (name: string, accepted?: string) =>
    app.inject({ url: `/assets/${name}`, headers: accepted ? { 'accept-encoding': accepted } : {} });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.5,gzip', 'br', brotliDecompressSync],
    ['gzip;q=1.0', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('come packed for who accepts %s', async (accepted, packing, unpack) => {
    const { statusCode, headers, rawPayload } = await get('app-1.js', accepted);
    expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([
      200,
      packing,
      'accept-encoding',
    ]);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(unpack(rawPayload).toString()).toBe(script);
  });

  test.each([[undefined], ['identity'], ['zstd'], ['br;q=0,gzip;q=0.0'], ['brother']])(
    'come as they are for who accepts %s',
    async (accepted) => {
      const { headers, body } = await get('app-1.js', accepted);
      expect([headers['content-encoding'], body]).toEqual([undefined, script]);
    },
  );

  test('of which there is no packed one come as they are', async () => {
    const { headers, rawPayload } = await get('inter-1.woff2', 'br');
    expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'font/woff2']);
    expect(rawPayload).toEqual(font);
  });

  test.each(['app-2.js', 'app-1.js.br', '..%2Fsecret', 'constructor'])('%s is none', async (name) => {
    expect((await get(name)).statusCode).toBe(404);
  });

  test('of an unknown kind stop the start', () => {
    writeFileSync(join(folder, 'notes.txt'), 'x');
    expect(() => serveBuiltAssets(fastify(), folder)).toThrow('notes.txt is of no known kind');
    rmSync(join(folder, 'notes.txt'));
  });
});
