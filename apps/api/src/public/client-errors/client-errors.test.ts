import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type TestServer, testServer } from '../../../test/test-server.ts';

const now = new Date('2026-03-10T12:00:00Z');
const path = '/api/log';
const report = { message: 'x is undefined', path: '/leilao/1' };

describe.each(engines)('errors of browsers on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: TestServer;
  const logged: unknown[][] = [];
  const call = callsOf(() => server.app);
  beforeAll(async () => {
    opened = await open();
    server = await testServer(opened, { clock: () => now });
    server.app.addHook('onRequest', async (request) => {
      request.log = { ...request.log, warn: (...line: unknown[]) => logged.push(line) } as never;
    });
  });
  afterAll(async () => {
    await server?.app.close();
    await opened?.close();
  });
  beforeEach(async () => {
    logged.length = 0;
    await opened.pool.query('delete from attempts');
  });

  test('[API-06] a report is logged without secrets and personal data', async () => {
    const answer = await call(path, null, {
      name: 'TypeError',
      message: 'no ana@exemplo.com.br 529.982.247-25',
      stack: 'at f (https://martelo.example/assets/a.js?v=1:2:3)',
      path: '/recuperar-senha/q7Hc2wYt0n',
      version: null,
    });
    expect(expectDocumented(answer, 'reportClientError')).toEqual({
      message: 'Nossa equipe foi notificada.',
    });
    expect(logged).toEqual([
      [
        {
          clientError: {
            name: 'TypeError',
            message: 'no …@… …',
            stack: 'at f (https://martelo.example/assets/a.js)',
            path: '/recuperar-senha/…',
          },
        },
        'a browser reported an error',
      ],
    ]);
  });

  test.each([
    [{ ...report, path: '/leilao/1?email=a' }, { path: ['tem um formato inválido'] }],
    [{ path: '/' }, { message: ['é obrigatório'] }],
    [{ ...report, stack: 'a'.repeat(8001) }, { stack: ['deve ter no máximo 8.000 caracteres'] }],
    [{ ...report, user: 'ana' }, { user: ['não é um campo conhecido'] }],
  ])('[API-06] wrong report %# is refused by field and not logged', async (body, errors) => {
    const answer = await call(path, null, body);
    expect([answer.statusCode, expectDocumented(answer, 'reportClientError')]).toEqual([
      422,
      { message: 'Os dados enviados são inválidos.', errors },
    ]);
    expect(logged).toEqual([]);
  });

  test('[API-06] a page that breaks in a loop fills no log', async () => {
    for (let turn = 0; turn < 30; turn += 1) expect((await call(path, null, report)).statusCode).toBe(200);
    const refused = await call(path, null, report);
    expectDocumented(refused, 'reportClientError');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(logged).toHaveLength(30);
  });
});
