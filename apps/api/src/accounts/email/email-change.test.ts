import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ManualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { sendRecovery } from '../passwords/send-recovery.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';
import { testServer } from '../../../test/test-server.ts';

const start = new Date('2026-03-10T12:00Z');
const day = 86_400_000;
const password = 'praia-do-futuro-91';
const chosen = 'serra-da-canastra-07';
const kinds = { confirm: /confirmar-email\/([\w-]{43})/, undo: /desfazer-email\/([\w-]{43})/ };

cheapHashes();

describe.each(engines)('a changed email on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let jobs: ManualJobs;
  let at = start;
  let hash: string;
  let nth = 0;
  const call = callsOf(() => app);

  beforeAll(async () => {
    opened = await open();
    const server = await testServer(opened, { clock: () => at });
    ({ app, jobs } = server);
    const services = { database: opened.database, outbox: server.outbox, demo: true };
    await jobs.work('recover-password', (job) => sendRecovery(services, job, at));
    await jobs.work('send-mail', async () => {});
    hash = await hashPassword(password);
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  /** A customer with a confirmed address, and the address to change to. */
  const aCustomer = async (verified = true) => {
    nth += 1;
    at = start;
    const caller = await aCaller(opened.database, start, `antes-${nth}@exemplo.com.br`);
    await sql`
      update people set password_hash = ${hash}, verified_email_at = ${verified ? start : null}
      where id = ${caller.id}`.execute(opened.database);
    return { caller, wish: `depois-${nth}@exemplo.com.br` };
  };
  const change = (caller: Caller, email: string, rest: object = { current_password: password }) =>
    call('/api/customer/account/update', caller, { name: 'Ana Lima', email, ...rest });
  const mailsTo = async (email: string) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mails where recipient = ${email} order by id`.execute(opened.database);
    return rows;
  };
  const linkTo = async (email: string, kind: keyof typeof kinds) => {
    const texts = (await mailsTo(email)).map(({ text }) => kinds[kind].exec(text)?.[1]);
    return texts.findLast((token) => token !== undefined)!;
  };
  const confirm = async (token: string) => call('/api/customer/verify-email', null, { token });
  const undo = async (token: string) => call('/api/customer/email-change/undo', null, { token });
  const emailOf = async ({ id }: Caller) => {
    const { rows } = await sql<{ email: string }>`select email from people where id = ${id}`.execute(
      opened.database,
    );
    return rows[0]!.email;
  };
  const signIn = async (email: string, word: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/customer/post-login',
        payload: { email, password: word },
        remoteAddress: `10.9.${nth}.${Math.floor(nth / 250) + 1}`,
      })
    ).statusCode;

  test('[SAFE-10][ACC-07] an address takes effect when its own mail is answered, not before', async () => {
    const { caller, wish } = await aCustomer();
    const response = await change(caller, wish.toUpperCase());
    expect(expectDocumented(response, 'updateAccount')).toMatchObject({
      data: {
        email: caller.email,
        verified_email: true,
        pending_email: { email: wish, requested_at: start.toISOString() },
      },
    });
    const detail = await call('/api/customer/info/detail', caller);
    expect(expectDocumented(detail, 'getCustomerDetail')).toMatchObject({
      email: caller.email,
      pending_email: { email: wish },
    });
    expect([await signIn(wish, password), await signIn(caller.email, password)]).toEqual([401, 200]);
    expect((await mailsTo(caller.email)).map(({ subject }) => subject)).toEqual([
      'Pedido de troca do email da sua conta no Martelo',
    ]);

    const token = await linkTo(wish, 'confirm');
    expect(expectDocumented(await confirm(token), 'verifyCustomerEmail')).toEqual({
      message: 'Email confirmado com sucesso!',
      verified_email: true,
    });
    expect((await confirm(token)).statusCode).toBe(404);
    expect((await call('/api/customer/account', caller)).json()).toMatchObject({
      email: wish,
      verified_email: true,
      pending_email: null,
    });
    expect([await signIn(wish, password), await signIn(caller.email, password)]).toEqual([200, 401]);
    expect((await mailsTo(caller.email)).at(-1)?.subject).toBe(
      'O email da sua conta no Martelo foi alterado',
    );
  });

  test('[SAFE-10] the link of the new address works for 48 hours, can be sent again and be cancelled', async () => {
    const { caller, wish } = await aCustomer();
    await change(caller, wish);
    const first = await linkTo(wish, 'confirm');
    const resent = await app.inject({
      method: 'POST',
      url: '/api/customer/verify-email/send',
      headers: caller.headers,
    });
    expect(expectDocumented(resent, 'sendCustomerEmailVerification')).toEqual({
      message: 'Enviamos um novo email de confirmação.',
    });
    expect((await confirm(first)).statusCode).toBe(404);
    const second = await linkTo(wish, 'confirm');
    at = new Date(start.getTime() + 2 * day);
    const late = await confirm(second);
    expect([late.statusCode, late.json()]).toEqual([422, { message: 'Token expirado.' }]);
    at = start;

    const cancel = async (by = caller) =>
      app.inject({
        method: 'POST',
        url: '/api/customer/account/email-change/cancel',
        headers: by.headers,
      });
    expect((await cancel((await aCustomer()).caller)).statusCode).toBe(404);
    expect(expectDocumented(await cancel(), 'cancelEmailChange')).toEqual({
      message: 'A troca de email foi cancelada.',
    });
    const none = await cancel();
    expectDocumented(none, 'cancelEmailChange');
    expect([none.statusCode, (await confirm(second)).statusCode]).toEqual([404, 404]);
    expect((await call('/api/customer/account', caller)).json()).toMatchObject({
      email: caller.email,
      pending_email: null,
    });
  });

  test('[SAFE-11] the former address takes the account back before the change takes effect', async () => {
    const { caller, wish } = await aCustomer();
    await change(caller, wish);
    const confirmation = await linkTo(wish, 'confirm');
    const back = await undo(await linkTo(caller.email, 'undo'));
    const { token } = expectDocumented<{ token: string }>(back, 'undoEmailChange');
    expect((await call('/api/customer/account', caller)).statusCode).toBe(401);
    expect((await confirm(confirmation)).statusCode).toBe(404);
    expect(await signIn(caller.email, password)).toBe(401);
    const reset = { token, password: chosen, password_confirmation: chosen };
    expect((await call('/api/password/post-recover', null, reset)).statusCode).toBe(200);
    expect(await signIn(caller.email, chosen)).toBe(200);
  });

  test('[SAFE-11][SAFE-41] and for 14 days after, whatever was changed since', async () => {
    const { caller, wish } = await aCustomer();
    await change(caller, wish);
    const early = await linkTo(caller.email, 'undo');
    await confirm(await linkTo(wish, 'confirm'));
    at = new Date(start.getTime() + day);
    const thief = { ...caller, email: wish };
    await sql`update sessions set expires_at = ${new Date(start.getTime() + 30 * day)} where person_id = ${caller.id}`.execute(
      opened.database,
    );
    const third = `mais-${wish}`;
    expect((await change(thief, third)).statusCode).toBe(200);
    await confirm(await linkTo(third, 'confirm'));
    expect(await emailOf(caller)).toBe(third);
    await call('/api/customer/request-deletion', thief, { reason: '', current_password: password });
    await sql`insert into calendar_addresses (token_hash, person_id, created_at)
      values (sha256('thief'), ${caller.id}, ${at})`.execute(opened.database);

    at = new Date(start.getTime() + 14 * day - 1);
    const late = await linkTo(caller.email, 'undo');
    expect(late).not.toBe(early);
    const back = await undo(late);
    expect(back.statusCode).toBe(200);
    expect(await emailOf(caller)).toBe(caller.email);
    for (const token of [early, late, await linkTo(wish, 'undo')]) {
      const used = await undo(token);
      expect([used.statusCode, used.json()]).toEqual([
        404,
        { message: 'Token não encontrado ou já foi usado.' },
      ]);
      expectDocumented(used, 'undoEmailChange');
    }
    const { rows } = await sql`
      select (select count(*)::integer from sessions where person_id = p.id) as sessions,
        (select string_agg(status, ',') from deletion_requests where person_id = p.id) as deletions,
        (select count(*)::integer from calendar_addresses where person_id = p.id) as calendars
      from people p where id = ${caller.id}`.execute(opened.database);
    expect(rows).toEqual([{ sessions: 0, deletions: 'cancelled', calendars: 0 }]);
  });

  test('[SAFE-11] after 14 days the link back is over', async () => {
    const { caller, wish } = await aCustomer();
    await change(caller, wish);
    await confirm(await linkTo(wish, 'confirm'));
    at = new Date(start.getTime() + 14 * day);
    const answer = await undo(await linkTo(caller.email, 'undo'));
    expectDocumented(answer, 'undoEmailChange');
    expect([answer.statusCode, answer.json()]).toEqual([422, { message: 'Token expirado.' }]);
    expect(await emailOf(caller)).toBe(wish);
  });

  test('[SAFE-11] of two who use one link back at once one gets the account', async () => {
    const { caller, wish } = await aCustomer();
    await change(caller, wish);
    const token = await linkTo(caller.email, 'undo');
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 404]);
  });

  test('[SAFE-11] an address that was never confirmed stops a change, but undoes none that took effect', async () => {
    const typo = await aCustomer(false);
    await change(typo.caller, typo.wish);
    const token = await linkTo(typo.caller.email, 'undo');
    await confirm(await linkTo(typo.wish, 'confirm'));
    expect((await undo(token)).statusCode).toBe(404);
    expect(await emailOf(typo.caller)).toBe(typo.wish);
    expect(kinds.undo.test((await mailsTo(typo.caller.email)).at(-1)!.text)).toBe(false);
    const other = await aCustomer(false);
    await change(other.caller, other.wish);
    expect((await undo(await linkTo(other.caller.email, 'undo'))).statusCode).toBe(200);
  });

  test('[SAFE-11] an address that can still reclaim its account cannot be registered', async () => {
    const { caller, wish } = await aCustomer();
    await change(caller, wish);
    await confirm(await linkTo(wish, 'confirm'));
    const register = () =>
      app.inject({
        method: 'POST',
        url: '/api/customer/register',
        remoteAddress: '10.8.0.1',
        payload: {
          name: 'Ana Lima',
          email: caller.email,
          cpf_cnpj: '529.982.247-25',
          cellphone: '(62) 99876-5432',
          password,
          password_confirmation: password,
          accept_terms: true,
        },
      });
    expect((await register()).json()).toMatchObject({
      errors: { email: ['Este email já está cadastrado.'] },
    });
    at = new Date(start.getTime() + 14 * day);
    expect((await register()).statusCode).toBe(200);
    at = start;
  });

  test('[SAFE-10] the email of another customer is refused; of two who want one the first to confirm has it', async () => {
    const [{ caller: first, wish }, { caller: second }] = [await aCustomer(), await aCustomer()];
    const known = await change(first, second.email);
    expect([known.statusCode, known.json()]).toMatchObject([
      422,
      { errors: { email: ['Este email já está cadastrado.'] } },
    ]);
    const responses = await Promise.all([change(first, wish), change(second, wish)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const tokens = (await mailsTo(wish)).map(({ text }) => kinds.confirm.exec(text)![1]!);
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 422]);
    for (const answer of answers) expectDocumented(answer, 'verifyCustomerEmail');
  });

  test('[SAFE-10][ACC-07] an account has three confirmation mails sent in a quarter of an hour', async () => {
    const { caller, wish } = await aCustomer();
    for (let turn = 0; turn < 3; turn += 1)
      expect((await change(caller, `${turn}-${wish}`)).statusCode).toBe(200);
    const refusal = await change(caller, wish);
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, '900']);
    expectDocumented(refusal, 'updateAccount');
    expect(await mailsTo(wish)).toEqual([]);
  });

  test('[SAFE-10] a password is recovered by the address in effect alone, and that ends a change', async () => {
    const { caller, wish } = await aCustomer();
    await change(caller, wish);
    const before = (await mailsTo(wish)).length;
    for (const email of [wish, caller.email])
      await app.inject({ method: 'POST', url: '/api/password/post-reset', payload: { email } });
    await jobs.run();
    expect(await mailsTo(wish)).toHaveLength(before);
    const { text } = (await mailsTo(caller.email)).at(-1)!;
    const token = /recuperar-senha\/([\w-]{43})/.exec(text)![1]!;
    const reset = { token, password: chosen, password_confirmation: chosen };
    expect((await call('/api/password/post-recover', null, reset)).statusCode).toBe(200);
    expect((await confirm(await linkTo(wish, 'confirm'))).statusCode).toBe(404);
  });

  test('[SAFE-12] email, CPF and deletion need the current password, other fields do not', async () => {
    const { caller, wish } = await aCustomer();
    const errors = { current_password: ['Senha atual é obrigatória para alterar o email ou o CPF/CNPJ'] };
    for (const rest of [{ email: wish }, { cpf: '529.982.247-25' }, { cpf_cnpj: '12ABC34501DE35' }]) {
      const bare = await change(caller, caller.email, rest);
      expect([bare.statusCode, bare.json()]).toMatchObject([422, { errors }]);
      const wrong = await change(caller, caller.email, { ...rest, current_password: 'errada' });
      expect([wrong.statusCode, wrong.json()]).toMatchObject([
        422,
        { errors: { current_password: ['A senha atual está incorreta.'] } },
      ]);
      expectDocumented(wrong, 'updateAccount');
    }
    const deletion = (body: object) =>
      call('/api/customer/request-deletion', caller, { reason: '', ...body });
    expect((await deletion({})).json()).toMatchObject({
      errors: { current_password: ['Senha atual é obrigatória para excluir a conta'] },
    });
    const wrong = await deletion({ current_password: 'errada' });
    expect(wrong.json()).toMatchObject({ errors: { current_password: ['A senha atual está incorreta.'] } });
    expectDocumented(wrong, 'requestDeletion');
    expect((await call('/api/customer/account', caller)).json()).toMatchObject({
      email: caller.email,
      cpf: null,
      pending_email: null,
      deletion_request: null,
    });
    expect(await mailsTo(caller.email)).toEqual([]);

    expect((await change(caller, caller.email, { user_name: 'ana' })).statusCode).toBe(200);
    const cpf = { cpf: '529.982.247-25', current_password: password };
    expect((await change(caller, caller.email, cpf)).statusCode).toBe(200);
    expect((await change(caller, caller.email, { cpf: '52998224725' })).statusCode).toBe(200);
    expect((await deletion({ current_password: password })).statusCode).toBe(200);
  });

  test('[SAFE-12] guessing the password in these calls is limited to ten tries in all', async () => {
    const { caller, wish } = await aCustomer();
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await change(caller, wish, { current_password: 'errada' })).statusCode).toBe(422);
      const body = { reason: '', current_password: 'errada' };
      expect((await call('/api/customer/request-deletion', caller, body)).statusCode).toBe(422);
    }
    const refusal = await change(caller, wish);
    expectDocumented(refusal, 'updateAccount');
    expect(refusal.statusCode).toBe(429);
    const leave = await call('/api/customer/request-deletion', caller, {
      reason: '',
      current_password: password,
    });
    expectDocumented(leave, 'requestDeletion');
    expect(leave.statusCode).toBe(429);
  });
});
