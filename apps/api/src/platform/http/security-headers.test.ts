import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import { scoreOf } from '../../../test/observatory.ts';
import { buildApp } from '../../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { manualJobs } from '../jobs/testing/manual-jobs.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { readSettings } from '../config/settings.ts';
import { contentSecurity } from './content-security.ts';

type Headers = Readonly<Record<string, string | number | string[] | undefined>>;

const textOf = (headers: Headers, name: string) => [headers[name] ?? ''].flat().join(',');

const closing = 'host: x\r\nconnection: close\r\n\r\n';

const policyOf = (headers: Headers) =>
  new Map(
    textOf(headers, 'content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

describe('headers', () => {
  let opened: OpenDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    opened = await engines[0]!.open();
    const jobs = manualJobs();
    app = await buildApp({
      settings: readSettings({ REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0' }),
      opened,
      clock: () => new Date('2026-03-10T12:00Z'),
      outbox: await openOutbox(opened.database, jobs, 'https://martelo.example'),
      jobs,
      site: {
        renderPage: async () => ({
          status: 200,
          headers: {},
          body: '<!doctype html><html lang="pt-BR"><title>Martelo</title></html>',
          inline: { style: 'sha256-c3R5bGU=', script: 'sha256-c2NyaXB0' },
        }),
        varyKey: null,
        serveFiles: async () => {},
        security: contentSecurity,
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  test('the score falls with what is missing', () => {
    const page = { status: 200, body: '<!doctype html><title>Martelo</title>' };
    const type = { 'content-type': 'text/html; charset=utf-8' };
    const inline = { 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
    const foreign = '<script src="http://cdn.example/x.js"></script>';
    expect(scoreOf({ ...page, headers: type })).toBeLessThan(60);
    expect(scoreOf({ ...page, headers: { ...type, ...inline } })).toBeLessThan(70);
    const without = scoreOf({ ...page, headers: type });
    expect(scoreOf({ ...page, body: foreign, headers: type })).toBeLessThan(without);
  });

  test.each([
    ['a page', '/leiloes'],
    ['a call', '/api/auctions/home'],
  ])('[VISIT-08] %s has the date of the server’s clock', async (_what, url) => {
    const { headers, body } = await app.inject({ url, headers: { accept: 'text/html, application/json' } });
    expect(headers['date']).toBe('Tue, 10 Mar 2026 12:00:00 GMT');
    if (url === '/leiloes') expect(body).toContain('<html data-sent-at="2026-03-10T12:00:00.000Z" lang');
  });

  test.each([
    ['a page', 'GET', '/leiloes', 200],
    ['a call', 'GET', '/api/auctions/home', 200],
    ['a refused call', 'GET', '/api/customer/account', 401],
    ['a wrong call', 'GET', '/api/auctions?page=x', 422],
    ['a missing call', 'GET', '/api/none', 404],
    ['a picture', 'GET', '/auctions-images/illustrations/house-7.svg', 200],
    ['the reference', 'GET', '/docs', 200],
    ['the styles of the reference', 'GET', '/docs/reference.css', 200],
    ['the document', 'GET', '/docs/openapi.json', 200],
    ['health', 'GET', '/healthz', 200],
    ['an unreadable address', 'GET', '/%zz', 400],
    ['an unreadable body', 'POST', '/api/contact', 400],
  ] as const)('%s has 125 or more by the rules of the Observatory', async (_what, method, url, status) => {
    const answer = await app.inject({
      method,
      url,
      ...(method === 'POST' && { payload: '{', headers: { 'content-type': 'application/json' } }),
    });
    expect(answer.statusCode).toBe(status);
    const { statusCode, headers, body } = answer;
    expect(scoreOf({ status: statusCode, headers, body })).toBeGreaterThanOrEqual(125);
    const policy = policyOf(answer.headers);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(textOf(answer.headers, 'content-security-policy')).not.toContain('unsafe-inline');
    expect(policy.get('img-src') ?? []).not.toContain('https:');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  test('[LIST-03] an address as long as a list of filters can grow is answered', async () => {
    const cities = Array.from({ length: 900 }, (_, nth) => `city_id=${nth}`)
      .join('&')
      .slice(0, 8_000);
    expect((await app.inject(`/leiloes?${cities}`)).statusCode).toBe(200);
  });

  test.each([
    ['no request', 'nonsense\r\n\r\n', 400],
    ['an address that is too long', `GET /leiloes?q=${'a'.repeat(8_200)} HTTP/1.1\r\n${closing}`, 414],
    ['a head that is too large', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('[API-06] %s is answered in Portuguese, with the same headers', async (_what, text, status) => {
    const { port } = app.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.end(text);
    let said = '';
    for await (const chunk of socket) said += String(chunk);
    const [head = '', body = ''] = said.split('\r\n\r\n');
    const [first, ...lines] = head.split('\r\n');
    expect(first).toContain(String(status));
    const { message, ...rest } = JSON.parse(body) as { message: string };
    expect(message).toMatch(/^(Não foi possível|Os dados|O endereço)/);
    expect(rest).toEqual({});
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    expect(scoreOf({ status, headers, body })).toBeGreaterThanOrEqual(125);
  });
});
