import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterEach, expect, test } from 'vitest';

import { handleErrors } from './handle-errors.ts';
import { inProcess } from './in-process.ts';
import { limitRequests, type RequestKind } from './request-limits.ts';

let app: FastifyInstance;
/** Requests that are being worked on, in the order in which they began. */
let working: { from: string; finish: () => void }[];
let arrived: number;

async function build(requestsPerMinute: number, maxEventLoopDelay = 0) {
  working = [];
  arrived = 0;
  app = fastify();
  app.addHook('onRequest', async () => void (arrived += 1));
  handleErrors(app);
  await limitRequests(app, { requestsPerMinute, maxEventLoopDelay });
  for (const kind of ['call', 'feed', 'page', 'file', 'health'] satisfies RequestKind[])
    app.get(`/${kind}`, { config: { kind } }, () => kind);
  app.get('/slow', async ({ ip: from }) => {
    await new Promise<void>((resolve) => working.push({ from, finish: resolve }));
    return from;
  });
}
afterEach(() => app.close());

const get = (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
const statuses = (answers: readonly LightMyRequestResponse[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ statusCode }) => statusCode)).map(([status, all]) => [
      status,
      all!.length,
    ]),
  );
const many = (count: number, ask: () => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: count }, ask));

test.each([
  ['call', 40],
  ['feed', 2],
  ['page', 20],
  ['file', 200],
])('[SAFE-05] each address has a number of requests of the kind %s', async (kind, max) => {
  await build(40);
  for (let nth = 0; nth < max; nth += 1) expect((await get(`/${kind}`)).statusCode).toBe(200);
  const refused = await get(`/%${kind.charCodeAt(0).toString(16)}${kind.slice(1)}`);
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    { message: 'Muitas requisições. Tente novamente em instantes.' },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await get(`/${kind}`, '192.0.2.2')).statusCode).toBe(200);
  expect((await get('/health')).statusCode).toBe(200);
  expect((await get(`/${kind}`, inProcess)).statusCode).toBe(200);
});

test('[SAFE-05] a browser gets the refusal as a page', async () => {
  await build(2);
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const ask = (url: string) => app.inject({ url, headers, remoteAddress: '192.0.2.1' });
  expect((await ask('/page')).statusCode).toBe(200);
  const refused = await ask('/page');
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(refused.body).toContain('<p>Muitas requisições. Tente novamente em instantes.</p>');
  await ask('/call');
  await ask('/call');
  expect((await ask('/call')).json()).toEqual({
    message: 'Muitas requisições. Tente novamente em instantes.',
  });
});

test('[SAFE-05] the addresses of one customer of IPv6 count as one', async () => {
  await build(2);
  expect((await get('/call', '2001:db8::1')).statusCode).toBe(200);
  expect((await get('/call', '2001:db8::2')).statusCode).toBe(200);
  expect((await get('/call', '2001:db8::3')).statusCode).toBe(429);
  expect((await get('/call', '2001:db8:0:1::3')).statusCode).toBe(200);
});

test('[SAFE-06] a client that requests much at once delays only itself', async () => {
  await build(1000);
  const flood = many(60, () => get('/slow'));
  await expect.poll(() => working.length).toBe(8);
  const other = get('/slow', '192.0.2.2');
  await expect.poll(() => working.length).toBe(9);
  working[8]!.finish();
  expect((await other).statusCode).toBe(200);
  expect((await get('/file')).statusCode).toBe(200);
  for (let nth = 0; nth < 41; nth += 1) {
    await expect.poll(() => working.length).toBeGreaterThan(nth);
    working[nth]!.finish();
  }
  const answers = await flood;
  expect(statuses(answers)).toEqual({ 200: 40, 503: 20 });
  expect(answers.find(({ statusCode }) => statusCode === 503)!.headers['retry-after']).toBe('5');
  // All turns are free again.
  const after = many(8, () => get('/slow'));
  await expect.poll(() => working.length).toBe(49);
  for (const { finish } of working) finish();
  expect(statuses(await after)).toEqual({ 200: 8 });
});

test('[SAFE-07] a file that has to be made has the time that its route says, any other an hour', async () => {
  await build(1000);
  const times: unknown[] = [];
  app.addHook('onRoute', ({ method, handlerTimeout }) => {
    if (method === 'GET') times.push(handlerTimeout);
  });
  const config = { kind: 'file' } as const;
  app.get('/kept', { config }, () => 'kept');
  app.get('/made', { config, handlerTimeout: 1 }, () => new Promise<never>(() => {}));
  const late = await get('/made');
  expect([times, late.statusCode, late.headers['retry-after']]).toEqual([[3_600_000, 1], 503, '5']);
});

test('[SAFE-06] a caller who left gives the turn on', async () => {
  await build(1000);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const left = many(20, async () => {
    await expect(fetch(`${url}/slow`, { signal: leaving.signal })).rejects.toThrow();
    return null as never;
  });
  // A client that leaves before its request was read is not queued.
  await expect.poll(() => arrived).toBe(20);
  expect(working.length).toBe(8);
  leaving.abort();
  await left;
  const next = fetch(`${url}/slow`);
  // The eight who left had begun; those behind them never do.
  await expect.poll(() => working.length).toBe(9);
  for (const { finish } of working) finish();
  expect((await next).status).toBe(200);
});

test('[SAFE-06] while the event loop is late, work is refused with the time to wait, and health is not', async () => {
  await build(1000, 1);
  const work = () => {
    const until = performance.now() + 150;
    while (performance.now() < until);
  };
  await expect
    .poll(async () => {
      work();
      return (await get('/page')).statusCode;
    })
    .toBe(503);
  const [call, health] = [await get('/call'), await get('/health')];
  expect([call.statusCode, call.headers['retry-after'], health.statusCode]).toEqual([503, '5', 200]);
});
