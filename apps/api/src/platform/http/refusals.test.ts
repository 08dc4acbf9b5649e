import { connect } from 'node:net';

import fastify from 'fastify';
import { expect, test } from 'vitest';

import { answerBrokenRequest } from './broken-requests.ts';
import { handleErrors } from './handle-errors.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test('[API-06] a database that is away is answered 503 with the time to wait, any other failure 500, neither with its reason', async () => {
  const app = fastify();
  handleErrors(app);
  app.get('/away', () => Promise.reject(withCode('ECONNREFUSED')));
  app.get('/broken', () => Promise.reject(new TypeError('x is undefined')));
  const away = await app.inject('/away');
  expect([away.statusCode, away.headers['retry-after'], away.json()]).toEqual([
    503,
    '5',
    { message: 'Serviço indisponível no momento. Tente novamente em instantes.' },
  ]);
  const broken = await app.inject('/broken');
  expect([broken.statusCode, broken.json()]).toEqual([
    500,
    { message: 'Erro interno. Tente novamente em instantes.' },
  ]);
});

test('[SAFE-43] of a database that is away the log says why in a line, of any other failure where', async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  handleErrors(app);
  app.get('/away', () => Promise.reject(withCode('ECONNREFUSED')));
  app.get('/broken', () => Promise.reject(new TypeError('x is undefined')));
  await app.inject('/away');
  await app.inject('/broken');
  const [away, broken] = lines.map((line) => JSON.parse(line) as { level: number; err?: { stack: string } });
  expect([away, lines.length]).toMatchObject([
    { level: 40, reason: 'x', msg: 'request not answered now' },
    2,
  ]);
  expect(lines[0]).not.toContain('refusals.test');
  expect([broken!.level, broken!.err?.stack]).toEqual([50, expect.stringContaining('refusals.test')]);
});

test('[SAFE-07] a call that is not done by its deadline is answered 503 with the time to wait', async () => {
  const app = fastify({ handlerTimeout: 50 });
  handleErrors(app);
  app.get('/endless', () => new Promise(() => {}));
  const answer = await app.inject('/endless');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    503,
    '5',
    { message: 'Serviço indisponível no momento. Tente novamente em instantes.' },
  ]);
});

test.each([
  ['body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"a"'],
  ['head', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
])('[API-06] a request whose %s does not come is hung up on with 408', async (_half, text) => {
  const app = fastify({
    requestTimeout: 100,
    http: { headersTimeout: 100, connectionsCheckingInterval: 20 },
    clientErrorHandler: answerBrokenRequest,
  });
  app.post('/', () => 'never');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  let said = '';
  for await (const chunk of socket) said += String(chunk);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('O pedido demorou demais para chegar. Tente novamente.');
  await app.close();
});
