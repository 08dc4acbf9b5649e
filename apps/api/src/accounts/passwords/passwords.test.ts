import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ManualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { isPassword } from '../../identity/passwords.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';
import { testServer } from '../../../test/test-server.ts';
import { sendRecovery } from './send-recovery.ts';

const start = new Date('2026-03-10T12:00Z');
const password = 'praia-do-futuro-91';
const requested = 'Se o email estiver cadastrado, você receberá um link para redefinir a senha.';

const ways = [
  {
    role: 'customer',
    ask: '/api/password/post-reset',
    form: '/api/password/load-form-recover-pass',
    reset: '/api/password/post-recover',
    ids: ['requestPasswordReset', 'getPasswordReset', 'resetPassword'],
    otherForm: '/auctionner/password/load-form-recover-pass',
  },
  {
    role: 'auctioneer',
    ask: '/api/auctionner/password/post-reset',
    form: '/auctionner/password/load-form-recover-pass',
    reset: '/api/auctionner/password/post-recover',
    ids: ['requestAuctioneerPasswordReset', 'getAuctioneerPasswordReset', 'resetAuctioneerPassword'],
    otherForm: '/api/password/load-form-recover-pass',
  },
] as const;

cheapHashes();

describe.each(engines)('recovering a password on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let jobs: ManualJobs;
  let outbox: Outbox;
  let at = start;
  const call = callsOf(() => app);

  beforeAll(async () => {
    opened = await open();
    ({ app, jobs, outbox } = await testServer(opened, { clock: () => at }));
    const services = { database: opened.database, outbox, demo: true };
    await jobs.work('recover-password', (job) => sendRecovery(services, job, at));
    await jobs.work('send-mail', async () => {});
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const mailsTo = async (email: string) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mails where recipient = ${email} order by id`.execute(opened.database);
    return rows;
  };
  const hashOf = async ({ id }: Caller) => {
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from people where id = ${id}`.execute(opened.database);
    return rows[0]!.password_hash;
  };
  const ask = async (url: string, email: string, remoteAddress = '10.1.0.1') =>
    app.inject({ method: 'POST', url, payload: { email }, remoteAddress });
  /** The token of the last link that was mailed. */
  const link = async (email: string) => {
    await jobs.run();
    const { text } = (await mailsTo(email)).findLast(({ subject }) => subject.startsWith('Redefina'))!;
    return /recuperar-senha\/([\w-]{43})/.exec(text)![1]!;
  };

  describe.each(ways)('as a(n) $role', ({ role, ask: asking, form, reset, ids, otherForm }) => {
    test('[AUTH-10] the link shows whose it is, sets the password once and ends all sessions', async () => {
      const caller = await aCaller(opened.database, start, `${role}-1@exemplo.com.br`, role);
      expect(expectDocumented(await ask(asking, caller.email.toUpperCase()), ids[0])).toEqual({
        message: requested,
      });
      const token = await link(caller.email);
      const shown = expectDocumented(await call(`${form}/${token}`, null), ids[1]);
      expect(shown).toEqual({ user: { name: 'Ana Lima', email: caller.email } });
      expect((await call(`${otherForm}/${token}`, null)).statusCode).toBe(404);

      const body = { token, password, password_confirmation: password };
      const answer = await call(reset, null, body);
      expect(expectDocumented(answer, ids[2])).toEqual({
        message: 'Sua senha foi redefinida com sucesso! Você será redirecionado para a página de login.',
      });
      expect(await isPassword(password, await hashOf(caller))).toBe(true);
      const mails = await mailsTo(caller.email);
      expect(mails.at(-1)?.subject).toBe('A sua senha do Martelo foi alterada');
      const { rows } = await sql`
        select (select count(*) from sessions where person_id = p.id) as sessions, verified_email_at
        from people p where p.id = ${caller.id}`.execute(opened.database);
      expect(rows).toEqual([{ sessions: 0, verified_email_at: start }]);

      const used = [await call(reset, null, body), await call(`${form}/${token}`, null)];
      for (const [index, refusal] of used.entries()) {
        expect(refusal.statusCode).toBe(404);
        expect(refusal.json()).toEqual({ message: 'Token não encontrado ou já foi usado.' });
        expectDocumented(refusal, ids[2 - index]!);
      }
    });

    test('[AUTH-11] after an hour the link is too old', async () => {
      const caller = await aCaller(opened.database, start, `${role}-2@exemplo.com.br`, role);
      await ask(asking, caller.email);
      const token = await link(caller.email);
      at = new Date(start.getTime() + 60 * 60_000 - 1);
      expect((await call(`${form}/${token}`, null)).statusCode).toBe(200);
      at = new Date(start.getTime() + 60 * 60_000);
      const old = await call(`${form}/${token}`, null);
      expect([old.statusCode, old.json()]).toEqual([422, { message: 'Token expirado.' }]);
      expectDocumented(old, ids[1]);
      const late = await call(reset, null, { token, password, password_confirmation: password });
      expect([late.statusCode, late.json()]).toEqual([422, { message: 'Token expirado.' }]);
      at = start;
    });

    test('[AUTH-10] the fields of the new password have their own words', async () => {
      const caller = await aCaller(opened.database, start, `${role}-3@exemplo.com.br`, role);
      await ask(asking, caller.email);
      const token = await link(caller.email);
      const errors = async (body: object) => {
        const answer = await call(reset, null, { token, ...body });
        expect(answer.statusCode).toBe(422);
        return expectDocumented<{ errors: unknown }>(answer, ids[2]).errors;
      };
      expect(await errors({})).toEqual({
        password: ['A nova senha é obrigatória'],
        password_confirmation: ['A confirmação da senha é obrigatória'],
      });
      expect(await errors({ password: 'curta', password_confirmation: 'curta' })).toEqual({
        password: ['A senha deve ter pelo menos 6 caracteres'],
      });
      expect(await errors({ password, password_confirmation: 'outra' })).toEqual({
        password_confirmation: ['As senhas não coincidem'],
      });
      expect(await errors({ password: '123456', password_confirmation: '123456' })).toEqual({
        password: ['Esta senha é muito comum. Escolha outra.'],
      });
      expect(await hashOf(caller)).toBe('x');
      expect((await call(`${form}/${token}`, null)).statusCode).toBe(200);
    });
  });

  test('[SAFE-41] a recovered account loses its earlier calendar addresses, and the mail says so', async () => {
    const caller = await aCaller(opened.database, start, 'calendario@exemplo.com.br');
    const other = await aCaller(opened.database, start, 'outro-calendario@exemplo.com.br');
    for (const { id } of [caller, other])
      await sql`insert into calendar_addresses (token_hash, person_id, created_at)
        values (sha256(${String(id)}::bytea), ${id}, ${start})`.execute(opened.database);
    await ask(ways[0].ask, caller.email);
    const token = await link(caller.email);
    await call(ways[0].reset, null, { token, password, password_confirmation: password });
    const { rows } = await sql`select person_id from calendar_addresses`.execute(opened.database);
    expect(rows).toEqual([{ person_id: other.id }]);
    expect((await mailsTo(caller.email)).at(-1)!.text).toContain(
      'Os endereços dos seus calendários deixaram de valer.',
    );
  });

  test.each(ways)(
    '[AUTH-09] an unknown address of a(n) $role is answered and worked on alike, and gets no mail',
    async (way) => {
      const known = await aCaller(opened.database, start, `conhecida-${way.role}@exemplo.com.br`, way.role);
      const work = async (email: string) => {
        jobs.waiting.length = 0;
        const answer = await ask(way.ask, email, '10.1.0.2');
        return {
          status: answer.statusCode,
          body: answer.json<unknown>(),
          jobs: jobs.waiting.map(({ queue }) => queue),
        };
      };
      const first = await work(known.email);
      expect(first).toEqual({ status: 200, body: { message: requested }, jobs: ['recover-password'] });
      expect(await work('ninguem@exemplo.com.br')).toEqual(first);
      await jobs.run();
      expect(await mailsTo('ninguem@exemplo.com.br')).toEqual([]);
    },
  );

  test('[AUTH-09] the email has its own words', async () => {
    const errors = async (payload: object) =>
      (await app.inject({ method: 'POST', url: ways[0].ask, payload })).json<{ errors: unknown }>().errors;
    expect(await errors({})).toEqual({ email: ['O email é obrigatório'] });
    expect(await errors({ email: '' })).toEqual({ email: ['O email é obrigatório'] });
    expect(await errors({ email: 'sem-arroba' })).toEqual({ email: ['Email inválido'] });
  });

  test('[AUTH-11] of two who use a link at once one sets the password', async () => {
    const { email } = await aCaller(opened.database, start, 'dupla@exemplo.com.br');
    await ask(ways[0].ask, email, '10.1.0.4');
    const token = await link(email);
    const answers = await Promise.all(
      [password, `${password}x`].map((chosen) =>
        call(ways[0].reset, null, { token, password: chosen, password_confirmation: chosen }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 404]);
  });

  test('[AUTH-11] a link that went to an address which the account no longer has is none', async () => {
    const { email, id } = await aCaller(opened.database, start, 'antiga@exemplo.com.br');
    await ask(ways[0].ask, email, '10.1.0.5');
    const token = await link(email);
    await sql`update people set email = 'nova@exemplo.com.br' where id = ${id}`.execute(opened.database);
    expect((await call(`${ways[0].form}/${token}`, null)).statusCode).toBe(404);
    expect((await call(`${ways[0].form}/${'x'.repeat(200)}`, null)).statusCode).toBe(404);
  });
});
