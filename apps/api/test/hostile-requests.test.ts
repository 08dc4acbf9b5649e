import type { AddressInfo } from 'node:net';

import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { buildApp } from '../src/app.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { contentSecurity } from '../src/platform/http/content-security.ts';
import { inProcess } from '../src/platform/http/in-process.ts';
import { manualJobs } from '../src/platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../src/platform/outbox/outbox.ts';
import { readSettings } from '../src/platform/config/settings.ts';
import type { PageRequest } from '../src/site/render-page.ts';
import { validateAnswers } from './answers.ts';
import { addressOf, bodyOf, type Call, calls } from './calls.ts';
import { aCaller } from './callers.ts';
import { engines } from './databases.ts';
import { type RawAnswer, rawRequest } from './raw-request.ts';
import { now, importStock } from './stock.ts';

/** Properties that every object inherits. */
const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'then', 'toJSON'];
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const named = calls.map((call) => [call.id, call] as const);
const taking = (type: string) => named.filter(([, call]) => bodyOf(call)?.type === type);

const nested = (depth: number) =>
  `{"name":${'['.repeat(depth)}${']'.repeat(depth)},"a":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

/** A letter of the path written as its code: the router reads both the same. */
const encodedLetter = (path: string) =>
  path.replace(/^\/(.)/, (_whole, letter: string) => `/%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

describe.each(engines)('no request is too strange on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let port: number;
  let nth = 0;
  const pages: PageRequest[] = [];

  beforeAll(async () => {
    opened = await open();
    const jobs = manualJobs();
    app = validateAnswers(
      await buildApp({
        settings: readSettings({ REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0' }),
        opened,
        clock: () => now,
        outbox: await openOutbox(opened.database, jobs, 'https://martelo.example'),
        jobs,
        site: {
          // As the real one does, a page calls the API at the address that the request named.
          async renderPage(request) {
            pages.push(request);
            const called = await request.fetch(new Request(`${request.origin}/api/site-settings`));
            return { status: 200, headers: {}, body: `<title>${called.status}</title>`, inline: {} };
          },
          varyKey: null,
          serveFiles: () => {},
          security: contentSecurity,
        },
      }),
    );
    await importStock(opened.database);
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(() => void (pages.length = 0));

  /** A caller of its own for each test: some calls end sessions. */
  const tokenFor = async ({ roles: [role] }: Call) =>
    role ? (await aCaller(opened.database, now, `${role}-${(nth += 1)}@exemplo.com.br`, role)).headers : {};
  const asking = async (call: Call, type: string) => {
    const token = await tokenFor(call);
    return (body: string) =>
      app.inject({
        method: call.method,
        url: addressOf(call),
        headers: { ...token, 'content-type': type },
        payload: body,
      });
  };
  const raw = (target: string, headers: readonly string[] = ['Host: 127.0.0.1'], method = 'GET') =>
    rawRequest(port, [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  const expectRefused = ({ status, body }: RawAnswer, expected: number) => {
    expect([status, Object.keys(JSON.parse(body) as object)]).toEqual([expected, ['message']]);
    expect(pages).toEqual([]);
  };
  const expectAlive = async () => expect((await raw('/healthz')).status).toBe(200);

  test.each(taking(json))(
    '[SAFE-01] %s takes a field named like a property of every object as any other field',
    async (_id, call) => {
      const ask = await asking(call, json);
      for (const name of names) {
        const answer = await ask(`{${JSON.stringify(name)}:1}`);
        expect(answer.statusCode, name).toBeGreaterThanOrEqual(200);
        expect(answer.statusCode, name).toBeLessThan(500);
        const deep = await ask(`{"name":{${JSON.stringify(name)}:[{${JSON.stringify(name)}:null}]}}`);
        expect(deep.statusCode, name).toBeLessThan(500);
      }
      await expectAlive();
    },
  );

  test('[SAFE-01] a field that no call has is named, whatever its name', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { toString: 1, valueOf: 1 },
    });
    expect(answer.json()).toMatchObject({
      errors: { toString: ['não é um campo conhecido'], valueOf: ['não é um campo conhecido'] },
    });
  });

  test.each(['[]', '"text"', '1', 'null'])(
    '[SAFE-01] %s in place of an object is reported as the body',
    async (payload) => {
      const headers = { 'content-type': json };
      const answer = await app.inject({ method: 'POST', url: '/api/contact', headers, payload });
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { message: 'Os dados enviados são inválidos.', errors: { body: ['deve ser um objeto'] } },
      ]);
    },
  );

  test.each(taking(json))('[SAFE-02] %s refuses JSON whose letters are not UTF-8', async (_id, call) => {
    const answer = await app.inject({
      method: call.method,
      url: addressOf(call),
      headers: { ...(await tokenFor(call)), 'content-type': json },
      payload: Buffer.from('{"name":"Galpão"}', 'latin1'),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'Os dados enviados não estão em UTF-8.' },
    ]);
  });

  test.each(taking(form))(
    '[SAFE-01] %s takes a form field named like a property of every object as any other field',
    async (_id, call) => {
      const ask = await asking(call, form);
      for (const name of names) expect((await ask(`${name}=1`)).statusCode, name).toBeLessThan(500);
      await expectAlive();
    },
  );

  test.each(named)('[SAFE-01] %s takes such names in its address and its headers', async (_id, call) => {
    const token = await tokenFor(call);
    for (const name of names) {
      const answer = await app.inject({
        method: call.method,
        url: `${call.path.replaceAll(/\{\w+\}/g, encodeURIComponent(name))}?${name}=1&page[${name}]=1`,
        headers: { ...token, [name.toLowerCase()]: name },
      });
      expect(answer.statusCode, name).toBeLessThan(500);
    }
  });

  test.each(taking(json))('[SAFE-02] %s refuses JSON of any depth', async (_id, call) => {
    const ask = await asking(call, json);
    for (const depth of [40, 8_000]) expect((await ask(nested(depth))).statusCode, String(depth)).toBe(422);
    const quoted = JSON.stringify({ name: `${'['.repeat(5_000)}\\"{` });
    expect((await ask(quoted)).statusCode).toBeLessThan(500);
  });

  test.each([
    ['with a path', 'a.example/x'],
    ['with a blank', 'a b'],
    ['with markup', 'x"><script>'],
    ['of half an IPv6 address', '[::1'],
    ['of a port too far', 'x:99999'],
    ['that is empty', ''],
    ['with a query', 'a.example?x'],
    ['with somebody before it', 'eu@a.example'],
  ])('[SAFE-03] a Host %s is refused before anything is looked up', async (_case, host) => {
    for (const target of ['/leiloes', '/api/auctions', '/', 'http://a.example/leiloes'])
      expectRefused(await raw(target, [`Host: ${host}`]), 400);
    await expectAlive();
  });

  test

    .each(['martelo.example', 'martelo.example:8080', '127.0.0.1:3000', '[::1]:3000', 'leilões.example'])(
    '[SAFE-03] a page is drawn for the Host %s, and its calls find this server',
    async (host) => {
      const answer = await raw('/leiloes', [`Host: ${host}`]);
      expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('<title>200</title>')]);
      expect(pages).toHaveLength(1);
    },
  );

  test

    .each(['//', '///', '//:80/', '//%00', '//a.example/leiloes', '/\\a.example', '/\\:80'])(
    '[SAFE-03] %s is no valid address',
    async (target) => {
      expectRefused(await raw(target), 404);
      expectRefused(await raw(target, ['Host: 127.0.0.1'], 'POST'), 404);
    },
  );

  test('[SAFE-03] a target in absolute form is answered as its path is', async () => {
    expect((await raw('http://a.example/api/auctions?page=1')).status).toBe(200);
    expect((await raw('http://a.example')).status).toBe(200);
    expect((await raw('http://a.example?keyword=casa')).status).toBe(200);
    expectRefused(await raw('http://a.example//x').finally(() => void (pages.length = 0)), 404);
    for (const target of ['*', 'a.example:443', 'ftp://a.example/x', 'http:///x'])
      expect((await raw(target)).status, target).toBeLessThan(500);
  });

  test('[SAFE-03] what a page requests is never a page', async () => {
    for (const url of ['/leiloes', '/x/api/auctions', '/', '/api/nothing']) {
      const answer = await app.inject({ url, remoteAddress: inProcess });
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Endereço não encontrado.' }]);
    }
    expect(pages).toEqual([]);
  });

  test.each(named)('[SAFE-05] %s is counted however its path is written', async (_id, call) => {
    const plain = addressOf(call);
    for (const target of [plain, encodedLetter(plain), `http://a.example${plain}`]) {
      const answer = await raw(target, ['Host: 127.0.0.1', 'Content-Length: 0'], call.method);
      expect(answer.status, target).toBeLessThan(500);
      expect(answer.headers['x-ratelimit-limit'], target).toBeDefined();
    }
  });

  test('[SAFE-04] a number is written in digits, and an address ends where it ends', async () => {
    for (const query of [
      'page=1e3',
      'page=%205',
      'page=0x10',
      'page=',
      'page=1&page=2e0',
      `page=${'9'.repeat(400)}`,
      'auctioneer_id=1e309',
      'auctioneer_id=1&auctioneer_id=%202',
      `auctioneer_id=${'9'.repeat(400)}`,
    ])
      expect((await app.inject(`/api/auctions?${query}`)).statusCode, query).toBe(422);
    for (const address of [
      '/api/auctions/',
      '/api/auctionner/feeds/',
      '/auctionner/password/load-form-recover-pass/',
    ]) {
      const { statusCode, headers } = await app.inject(address);
      expect([401, 404, 422], address).toContain(statusCode);
      expect(headers['content-type'], address).toContain('application/json');
    }
  });

  test('[SHELL-12] a page has one address: without slashes at its end, and on this site', async () => {
    for (const [url, location] of [
      ['/leiloes/', '/leiloes'],
      ['/leiloes/imoveis//?keyword=casa&pagina=2', '/leiloes/imoveis?keyword=casa&pagina=2'],
    ] as const) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers.location], url).toEqual([301, location]);
    }
    for (const target of [
      '//evil.example/',
      '/\\evil.example/',
      '/leiloes?a=/',
      '/',
      `/${'a/'.repeat(3000)}b`,
    ])
      expect((await raw(target, ['Host: a.example'])).headers['location'], target).toBeUndefined();
  });

  test('[WAY-18] a typed word is answered by the address it means', async () => {
    const answer = await app.inject('/mapa?keyword=casa');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/busca-por-mapa?keyword=casa']);
  });

  test('[SAFE-04] an answer names forty fields at most', async () => {
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, nth) => [`f${nth}`, 1]));
    const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: fields });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toHaveLength(40);
  });
});
