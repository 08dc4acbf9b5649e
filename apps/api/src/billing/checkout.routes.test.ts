import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { aCaller, type Caller } from '../../test/callers.ts';
import { engines } from '../../test/databases.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { testServer } from '../../test/test-server.ts';

const now = new Date('2026-03-10T12:00:00.700Z');
const path = '/dev/checkout';

describe.each(engines)("the demonstration's checkout on $name", ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  const serverWith = async (env: Record<string, string>) =>
    (await testServer(opened, { clock: () => now, env })).app;
  const pay = async (fields: Record<string, string>, server = app) =>
    server.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const checkoutOf = async (server: FastifyInstance) =>
    (await server.inject({ url: '/api/site-settings', headers: { host: 'martelo.example' } })).json<{
      checkout: object;
    }>().checkout;
  beforeAll(async () => {
    opened = await open();
    app = await serverWith({});
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await opened.pool.query('update people set verified_email_at = now() where id = $1', [ana.id]);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  test('[ACC-01] plans lead there, it says that nothing is paid, and a payment sets the plan once', async () => {
    expect(await checkoutOf(app)).toEqual({
      monthly: 'http://martelo.example/dev/checkout?plano=mensal',
      annual: 'http://martelo.example/dev/checkout?plano=anual',
    });
    const page = await app.inject(`${path}?plano=mensal`);
    expect(page.body).toContain('Demonstração: nenhum pagamento é feito.');
    expect(page.body).toContain('R$ 119,90 por mês');
    expect(page.body).not.toMatch(/<style|style=|<script>|onclick/);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const payment = /name="pagamento" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const fields = { plano: 'mensal', email: 'Ana@exemplo.com.br', pagamento: payment };
    const answers = await Promise.all([pay(fields), pay(fields), pay(fields)]);
    for (const answer of answers)
      expect([answer.statusCode, answer.headers['location']]).toEqual([303, `${path}/pago?plano=mensal`]);
    const { rows } = await opened.pool.query('select person_id, plan, status from subscriptions');
    expect(rows).toEqual([{ person_id: ana.id, plan: 'Plano mensal', status: 1 }]);
    expect((await opened.pool.query('select from checkout_events')).rowCount).toBe(1);
    expect((await app.inject(`${path}/pago?plano=mensal`)).body).toContain('Pagamento simulado');
  });

  test('[AUTH-13] an email without an account is invited; one that is none is refused', async () => {
    const pagamento = '7b0f6a1e-8c1d-4f27-9c55-3f2a7d90e412';
    expect((await pay({ plano: 'anual', email: 'nova@exemplo.com.br', pagamento })).statusCode).toBe(303);
    expect((await opened.pool.query('select recipient from mails')).rows).toEqual([
      { recipient: 'nova@exemplo.com.br' },
    ]);
    const wrong = await pay({ plano: 'anual', email: '"><script>', pagamento });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Informe um email válido.');
    expect(wrong.body).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  test.each([
    ['in production', { DEMO: 'off' }, { monthly: null, annual: null }],
    [
      'where a checkout is set',
      { CHECKOUT_ANNUAL_URL: 'https://pagamento.example/anual' },
      { monthly: null, annual: 'https://pagamento.example/anual' },
    ],
  ])('[API-06] there is none %s', async (_case, env, checkout) => {
    const server = await serverWith(env);
    expect(await checkoutOf(server)).toEqual(checkout);
    const answers = [
      await server.inject(path),
      await pay({ plano: 'anual', email: ana.email, pagamento: 'x' }, server),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    await server.close();
  });
});
