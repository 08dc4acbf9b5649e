import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../test/answers.ts';
import { aCaller, callsOf } from '../../test/callers.ts';
import { engines } from '../../test/databases.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { type TestServer, testServer } from '../../test/test-server.ts';
import { signBody } from './signature.ts';
import { claimPayments } from './subscriptions.repository.ts';

const now = new Date('2026-03-10T12:00:00Z');
const path = '/api/webhooks/checkout';
const secret = 's'.repeat(40);
const paid = {
  event_id: 'evt_1',
  email: 'Ana@exemplo.com.br',
  plan: 'annual',
  status: 'active',
  paid_at: '2026-03-10T11:59:00Z',
};

describe.each(engines)('the checkout on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: TestServer;
  let closed: TestServer;
  const call = callsOf(() => server.app);
  const send = async (event: object, { app } = server, key = secret, at = now) => {
    // Unusual spacing: the raw bytes are signed.
    const payload = JSON.stringify(event, null, 3);
    const seconds = at.getTime() / 1000;
    return app.inject({
      url: path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature': `t=${seconds},v1=${signBody(key, seconds, payload)}`,
      },
      payload,
    });
  };
  const take = async (event: object) => expectDocumented(await send(event), 'receiveCheckoutEvent');
  const rows = async (statement: string) => (await opened.pool.query<object>(statement)).rows;
  const subscription = async () =>
    (await rows('select plan, status, signature_code, date_payment from subscriptions'))[0];
  const confirmed = async (email = 'ana@exemplo.com.br') => {
    const caller = await aCaller(opened.database, now, email);
    await opened.pool.query('update people set verified_email_at = now() where id = $1', [caller.id]);
    return caller;
  };
  beforeAll(async () => {
    opened = await open();
    server = await testServer(opened, { clock: () => now, env: { CHECKOUT_SECRET: secret } });
    closed = await testServer(opened, { clock: () => now });
  });
  afterAll(async () => {
    await server?.app.close();
    await closed?.app.close();
    await opened?.close();
  });
  beforeEach(async () => {
    for (const table of ['checkout_events', 'subscriptions', 'invitations', 'mails', 'people'])
      await opened.pool.query(`delete from ${table}`);
  });

  test('[API-06] what is not signed with the secret, or too old, is refused', async () => {
    const answers = [
      await call(path, null, paid),
      await call(path, null, paid, { 'x-signature': 't=1,v1=0' }),
      await send(paid, server, 'x'.repeat(40)),
      await send(paid, server, secret, new Date('2026-03-10T11:54:59Z')),
      await send(paid, closed),
    ];
    for (const answer of answers)
      expect([answer.statusCode, expectDocumented(answer, 'receiveCheckoutEvent')]).toEqual([
        401,
        { message: 'Assinatura inválida.' },
      ]);
    expect(await rows('select from checkout_events')).toEqual([]);
  });

  test.each([
    [{ ...paid, event_id: undefined }, { event_id: ['é obrigatório'] }],
    [{ ...paid, plan: 'weekly' }, { plan: ['deve ser um destes: monthly, annual'] }],
    [{ ...paid, amount: 1 }, { amount: ['não é um campo conhecido'] }],
  ])('[API-06] wrong event %# is refused by field', async (event, errors) => {
    const answer = await send(event);
    expect([answer.statusCode, expectDocumented(answer, 'receiveCheckoutEvent')]).toEqual([
      422,
      { message: 'Os dados enviados são inválidos.', errors },
    ]);
  });

  test('[ACC-01] a payment sets the subscription once, however often it is reported', async () => {
    await confirmed();
    const answers = await Promise.all(Array.from({ length: 4 }, () => take(paid)));
    expect(answers.filter((answer) => !(answer as { repeated: boolean }).repeated)).toEqual([
      { received: true, repeated: false },
    ]);
    expect(await subscription()).toEqual({
      plan: 'Plano anual',
      status: 1,
      signature_code: expect.any(String) as unknown,
      date_payment: new Date(paid.paid_at),
    });
    expect(await rows('select applied from checkout_events')).toEqual([{ applied: true }]);
    expect(await rows('select from mails')).toEqual([]);
  });

  test('[ACC-01] later events change it, late ones do not; its code is enough', async () => {
    await confirmed();
    await take({ ...paid, signature_code: 'S-1' });
    const { email: _email, ...bare } = paid;
    const byCode = { ...bare, signature_code: 'S-1' };
    await take({ ...byCode, event_id: 'evt_2', status: 'pending', paid_at: null });
    await take({ ...byCode, event_id: 'evt_3', status: 'expired', paid_at: '2026-02-10T12:00:00Z' });
    expect(await subscription()).toMatchObject({ status: 1, signature_code: 'S-1' });
    await take({ ...byCode, event_id: 'evt_4', status: 'cancelled', plan: 'monthly', paid_at: null });
    expect(await subscription()).toEqual({
      plan: 'Plano mensal',
      status: 3,
      signature_code: 'S-1',
      date_payment: new Date(paid.paid_at),
    });
  });

  test.each(['cancelled', 'refunded', 'expired'])(
    '[ACC-01] the subscription before that is %s does not end the one that took its place',
    async (status) => {
      await confirmed();
      await take({ ...paid, plan: 'monthly', signature_code: 'S-1', paid_at: '2026-02-10T12:00:00Z' });
      await take({ ...paid, event_id: 'evt_2', signature_code: 'S-2' });
      await take({
        ...paid,
        event_id: 'evt_3',
        plan: 'monthly',
        signature_code: 'S-1',
        status,
        paid_at: null,
      });
      expect(await subscription()).toEqual({
        plan: 'Plano anual',
        status: 1,
        signature_code: 'S-2',
        date_payment: new Date(paid.paid_at),
      });
      await take({ ...paid, event_id: 'evt_4', signature_code: 'S-2', status, paid_at: null });
      expect(await subscription()).toMatchObject({ status: expect.toSatisfy((n) => n !== 1) as unknown });
    },
  );

  test('[ACC-01] a subscription that was reported without a code is ended by its code', async () => {
    await confirmed();
    await take(paid);
    await take({ ...paid, event_id: 'evt_2', signature_code: 'S-1', status: 'cancelled', paid_at: null });
    expect(await subscription()).toMatchObject({ status: 3, signature_code: 'S-1' });
  });

  test('[AUTH-13] an unknown buyer is invited once, and gets the plan when proven', async () => {
    await take(paid);
    await take({ ...paid, event_id: 'evt_2' });
    const [invitation, ...others] = await rows('select uuid, role, email from invitations');
    expect([invitation, others]).toEqual([
      { uuid: expect.any(String) as unknown, role: 'customer', email: 'ana@exemplo.com.br' },
      [],
    ]);
    const { uuid } = invitation as { uuid: string };
    const mails = (await rows('select recipient, text from mails')) as {
      recipient: string;
      text: string;
    }[];
    expect(mails).toHaveLength(1);
    expect(mails[0]?.recipient).toBe('ana@exemplo.com.br');
    expect(mails[0]?.text).toContain(`https://martelo.example/cadastro?convite=${uuid}&perfil=customer`);

    const ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await claimPayments(opened.database, ana.id, now);
    expect(await subscription()).toBeUndefined();
    await opened.pool.query('update people set verified_email_at = now()');
    await claimPayments(opened.database, ana.id, now);
    expect(await subscription()).toMatchObject({ plan: 'Plano anual', status: 1 });
    expect(await rows('select applied from checkout_events')).toEqual([{ applied: true }, { applied: true }]);
  });

  test('[AUTH-13][SAFE-14] an account that has not confirmed the email gets neither the plan nor the payment', async () => {
    const thief = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await take({ ...paid, signature_code: 'S-1', name: 'Nome da Compradora' });
    expect(await subscription()).toBeUndefined();
    const exported = await call('/api/customer/export-data', thief);
    const files = unzipSync(new Uint8Array(exported.rawPayload));
    expect(strFromU8(files['dados.json']!)).not.toMatch(/Nome da Compradora|S-1/);
    const mails = (await rows('select recipient, text from mails')) as { recipient: string; text: string }[];
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@exemplo.com.br']);
    expect(mails[0]?.text).toContain('https://martelo.example/recuperar-senha.');
    const token = /confirmar-email\/([\w-]+)/.exec(mails[0]!.text)?.[1];
    expect((await call('/api/customer/verify-email', null, { token })).statusCode).toBe(200);
    expect(await subscription()).toMatchObject({ plan: 'Plano anual', status: 1, signature_code: 'S-1' });
  });

  test('[SAFE-14] a plan that an account once got unconfirmed reveals nothing of its payments', async () => {
    const thief = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await take({ ...paid, signature_code: 'S-1', name: 'Nome da Compradora' });
    await opened.pool.query(
      `insert into subscriptions (person_id, signature_code, plan, status, recurrence_interval, recurrence_interval_type, created_at, updated_at)
       values ($1, 'S-1', 'Plano anual', 1, 1, 'year', now(), now())`,
      [thief.id],
    );
    const exported = await call('/api/customer/export-data', thief);
    const files = unzipSync(new Uint8Array(exported.rawPayload));
    expect(strFromU8(files['dados.json']!)).not.toContain('Nome da Compradora');
  });

  test('[AUTH-13] what the checkout says by the code alone waits with the payment', async () => {
    await take({ ...paid, signature_code: 'S-1' });
    const { email: _email, ...bare } = paid;
    await take({ ...bare, event_id: 'evt_2', signature_code: 'S-1', status: 'refunded', paid_at: null });
    const ana = await confirmed();
    await claimPayments(opened.database, ana.id, now);
    expect(await subscription()).toMatchObject({ status: 4, signature_code: 'S-1' });
  });

  test('[AUTH-13] whose address a subscription had before confirms it all the same, and has no part in it', async () => {
    await take({ ...paid, email: 'rui@exemplo.com.br', signature_code: 'S-1' });
    const ana = await confirmed();
    await take({ ...paid, event_id: 'evt_2', signature_code: 'S-1' });
    const rui = await confirmed('rui@exemplo.com.br');
    await claimPayments(opened.database, rui.id, now);
    expect(await rows('select person_id, signature_code from subscriptions')).toEqual([
      { person_id: ana.id, signature_code: 'S-1' },
    ]);
    await take({ ...paid, event_id: 'evt_3', email: 'rui@exemplo.com.br', signature_code: 'S-2' });
    expect(await rows('select person_id, signature_code from subscriptions order by 1')).toEqual([
      { person_id: ana.id, signature_code: 'S-1' },
      { person_id: rui.id, signature_code: 'S-2' },
    ]);
  });

  test('[AUTH-13] who registers by the invitation has the plan at once', async () => {
    await take(paid);
    const [invitation] = (await rows('select uuid from invitations')) as { uuid: string }[];
    const answer = await call('/api/customer/register', null, {
      uuid: invitation!.uuid,
      name: 'Ana Lima',
      email: 'ana@exemplo.com.br',
      cpf_cnpj: '529.982.247-25',
      cellphone: '(62) 99999-0000',
      password: 'jacaranda-azul-42',
      password_confirmation: 'jacaranda-azul-42',
      accept_terms: true,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
    expect(await subscription()).toMatchObject({ plan: 'Plano anual', status: 1 });
  });
});
