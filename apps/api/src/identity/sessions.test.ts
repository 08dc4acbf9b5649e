import crypto from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { expectDocumented } from '../../test/answers.ts';
import { aCaller, callsOf } from '../../test/callers.ts';
import { engines } from '../../test/databases.ts';
import { anOlderHash } from './testing/an-older-hash.ts';
import { cheapHashes } from './testing/cheap-hashes.ts';
import { testServer } from '../../test/test-server.ts';
import { solvedCaptcha } from './throttle/captcha/testing/solved-captcha.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { hashPassword, isOutdated } from './passwords.ts';
import type { Role } from '../platform/contract/person.ts';

const start = new Date('2026-03-10T12:00Z');
const password = 'praia-do-futuro-91';
const refused = 'Email ou senha inválidos. Verifique seus dados e tente novamente.';
const tooMany = 'Muitas requisições. Tente novamente em instantes.';

const paths = {
  customer: ['/api/customer/post-login', 'signInCustomer', '/api/customer/logout', 'signOutCustomer'],
  auctioneer: [
    '/api/auctionner/post-login',
    'signInAuctioneer',
    '/api/auctionner/logout',
    'signOutAuctioneer',
  ],
  admin: ['/api/admin/post-login', 'signInAdmin', '/api/admin/logout', 'signOutAdmin'],
} as const;
const roles = Object.keys(paths) as Role[];

cheapHashes();

describe.each(engines)('signing in on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let at: Date;
  const call = callsOf(() => app);
  let nth = 0;

  beforeAll(async () => {
    opened = await open();
    at = start;
    ({ app } = await testServer(opened, { clock: () => at }));
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const aPerson = async (role: Role, email: string, sample = false) => {
    await sql`
      insert into people (role, email, name, password_hash, sample, created_at, updated_at)
      values (${role}, ${email}, 'Rafael Nunes', ${await hashPassword(password)}, ${sample}, ${start}, ${start})`.execute(
      opened.database,
    );
  };
  /** Each test calls from its own address, so that none counts another's failures. */
  const aPlace = () => `10.0.0.${(nth += 1)}`;
  const enter = (role: Role, payload: object, remoteAddress: string) =>
    app.inject({ method: 'POST', url: paths[role][0], payload, remoteAddress });
  const captcha = async () => solvedCaptcha(app);

  test.each(roles)('[AUTH-14] a session of a(n) %s lasts 24 hours or until it is ended', async (role) => {
    const [, signIn, out, signOut] = paths[role];
    const place = aPlace();
    await aPerson(role, `entra-${role}@exemplo.com.br`);
    const give = async () => {
      const answer = await enter(role, { email: `Entra-${role}@Exemplo.com.br`, password }, place);
      const body = expectDocumented<{ access_token: string; user_type: string; expires_in: number }>(
        answer,
        signIn,
      );
      expect(body).toMatchObject({ user_type: role, expires_in: 86_400 });
      return { authorization: `Bearer ${body.access_token}` };
    };
    const [first, second] = [await give(), await give()];
    const leave = (headers?: { authorization: string }) =>
      app.inject({ method: 'POST', url: out, ...(headers && { headers }) });

    expectDocumented(await leave(first), signOut);
    expect((await leave(first)).statusCode).toBe(401);
    at = new Date(start.getTime() + 86_400_000);
    expect((await leave(second)).statusCode).toBe(401);
    at = start;
    expect((await leave()).statusCode).toBe(401);
    const other = role === 'customer' ? 'admin' : 'customer';
    const caller = await aCaller(opened.database, start, `outra-${role}@exemplo.com.br`, other);
    expect((await leave(caller.headers)).statusCode).toBe(403);
    expect((await leave(second)).statusCode).toBe(200);
  });

  test('[AUTH-04] a password stored in an older hash signs in, and is stored in a current one from then on', async () => {
    const email = 'desde-sempre@exemplo.com.br';
    await aPerson('customer', email);
    const old = await anOlderHash(password, 4);
    await sql`update people set password_hash = ${old} where email = ${email}`.execute(opened.database);
    const storedHash = async () =>
      (
        await sql<{ hash: string }>`select password_hash as hash from people where email = ${email}`.execute(
          opened.database,
        )
      ).rows[0]!.hash;
    expect((await enter('customer', { email, password: 'outra-91' }, aPlace())).statusCode).toBe(401);
    expect(await storedHash()).toBe(old);
    expect((await enter('customer', { email, password }, aPlace())).statusCode).toBe(200);
    const renewed = await storedHash();
    expect(isOutdated(renewed)).toBe(false);
    expect((await enter('customer', { email, password }, aPlace())).statusCode).toBe(200);
    expect(await storedHash()).toBe(renewed);
  });

  test.each([
    ['another password', `${password}-2`, 401, 0],
    ['another hash of the same password', password, 200, 1],
  ])('[AUTH-04] %s that is set meanwhile decides', async (_, word, status, sessions) => {
    const email = `meanwhile-${status}@exemplo.com.br`;
    await aPerson('customer', email);
    const changed = await hashPassword(word);
    vi.mocked(crypto.argon2).mockImplementationOnce((algorithm, parameters, callback) => {
      void sql`update people set password_hash = ${changed} where email = ${email}`
        .execute(opened.database)
        .then(() => crypto.argon2(algorithm, parameters, callback));
    });
    const answer = await enter('customer', { email, password }, aPlace());
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.json()).toEqual({ message: refused });
    const { rows } = await sql`
      select from sessions s join people p on p.id = s.person_id where p.email = ${email}`.execute(
      opened.database,
    );
    expect(rows).toHaveLength(sessions);
  });

  test('[AUTH-04] a wrong password, another role and an unknown address are answered alike', async () => {
    await aPerson('customer', 'so-cliente@exemplo.com.br');
    const place = aPlace();
    const answers = [
      await enter('customer', { email: 'so-cliente@exemplo.com.br', password: 'errada' }, place),
      await enter('admin', { email: 'so-cliente@exemplo.com.br', password }, place),
      await enter('customer', { email: 'ninguem@exemplo.com.br', password }, place),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ message: refused });
    }
  });

  test('[AUTH-02] the fields of the form have their own words', async () => {
    const errors = async (payload: object) => {
      const answer = await enter('customer', payload, aPlace());
      expect(answer.statusCode).toBe(422);
      return expectDocumented<{ errors: unknown }>(answer, 'signInCustomer').errors;
    };
    expect(await errors({})).toEqual({
      email: ['O email é obrigatório'],
      password: ['A senha é obrigatória'],
    });
    expect(await errors({ email: '', password: '' })).toEqual({
      email: ['O email é obrigatório'],
      password: ['A senha é obrigatória'],
    });
    expect(await errors({ email: 'marina', password: 'x' })).toEqual({ email: ['Email inválido'] });
    expect(await errors({ email: 'a@b.co', password: 'x', role: 'admin' })).toEqual({
      role: ['não é um campo conhecido'],
    });
  });

  test('[API-06] a text that no database holds is refused, not failed on', async () => {
    for (const text of ['a\0b', '\ud800']) {
      const answer = await enter('customer', { email: 'a@b.co', password: text }, aPlace());
      expect(answer.statusCode).toBe(422);
    }
  });

  test('[AUTH-02] three failures for an account bring the captcha, wherever they come from', async () => {
    const email = 'visada@exemplo.com.br';
    await aPerson('customer', email);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await enter('customer', { email, password: 'errada' }, aPlace())).statusCode).toBe(401);

    const place = aPlace();
    const bare = await enter('customer', { email, password }, place);
    expect(expectDocumented(bare, 'signInCustomer')).toMatchObject({
      errors: { captcha: ['O código de verificação é obrigatório'] },
    });
    const wrong = { ...(await captcha()), captcha: 'errado' };
    const mistaken = await enter('customer', { email, password, ...wrong }, place);
    expect(mistaken.json()).toMatchObject({
      errors: { captcha: ['O código de verificação está incorreto ou expirou.'] },
    });
    const solved = await captcha();
    const again = { email, password, captcha_key: solved.captcha_key, captcha: solved.captcha };
    expect((await enter('customer', { ...again, password: 'errada' }, place)).statusCode).toBe(401);
    expect((await enter('customer', again, place)).json()).toHaveProperty('errors.captcha');
    const entered = await enter('customer', { email, password, ...(await captcha()) }, place);
    expectDocumented(entered, 'signInCustomer');
    expect(entered.statusCode).toBe(200);
    // A success deletes the account's attempts.
    expect((await enter('customer', { email, password }, aPlace())).statusCode).toBe(200);
  });

  test('[AUTH-04] ten failures make an address wait, an account never, for a quarter of an hour', async () => {
    const email = 'cercada@exemplo.com.br';
    await aPerson('customer', email);
    const place = aPlace();
    for (let turn = 0; turn < 10; turn += 1) {
      const guess = { email: `${turn}@exemplo.com.br`, password: 'errada', ...(await captcha()) };
      expect((await enter('customer', guess, place)).statusCode).toBe(401);
    }
    at = new Date(start.getTime() + 60_000);
    const refusal = await enter('customer', { email, password, ...(await captcha()) }, place);
    expectDocumented(refusal, 'signInCustomer');
    expect(refusal.statusCode).toBe(429);
    expect(refusal.json()).toEqual({ message: tooMany });
    expect(refusal.headers['retry-after']).toBe('840');
    expect((await enter('customer', { email, password }, aPlace())).statusCode).toBe(200);
    at = new Date(start.getTime() + 900_000);
    expect((await enter('customer', { email, password }, place)).statusCode).toBe(200);
    at = start;
  });

  test('[AUTH-04] twenty guesses at once get no further than three', async () => {
    const email = 'apressada@exemplo.com.br';
    await aPerson('customer', email);
    const place = aPlace();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enter('customer', { email, password: 'errada' }, place)),
    );
    const looked = answers.filter(({ statusCode }) => statusCode === 401);
    expect(looked.length).toBeLessThanOrEqual(3);
  });

  test('[API-04] the token call signs in by form and by JSON, with the role as scope', async () => {
    await aPerson('auctioneer', 'token@exemplo.com.br');
    const grant = { grant_type: 'password', client_id: '2', username: 'token@exemplo.com.br', password };
    const place = aPlace();
    const json = await app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { ...grant, client_secret: 'qualquer', scope: 'auctioneer' },
      remoteAddress: place,
    });
    expect(json.headers['cache-control']).toBe('no-store');
    expect(expectDocumented(json, 'issueToken')).toMatchObject({
      scope: 'auctioneer',
      user_type: 'auctioneer',
    });
    const form = await app.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...grant, scope: 'auctioneer' }).toString(),
      remoteAddress: place,
    });
    const { access_token: token } = expectDocumented<{ access_token: string }>(form, 'issueToken');
    const out = await app.inject({
      method: 'POST',
      url: paths.auctioneer[2],
      headers: { authorization: `Bearer ${token}` },
    });
    expect(out.statusCode).toBe(200);

    const tried = async (change: object) =>
      app.inject({
        method: 'POST',
        url: '/oauth/token',
        payload: { ...grant, scope: 'auctioneer', ...change },
        remoteAddress: place,
      });
    expect((await tried({ scope: 'customer' })).statusCode).toBe(401);
    expect((await tried({ scope: 'root' })).json()).toEqual({
      message: 'Os dados enviados são inválidos.',
      errors: { scope: ['deve ser um destes: customer, auctioneer, admin'] },
    });
    expect((await tried({ grant_type: 'client_credentials' })).statusCode).toBe(422);
    for (let turn = 0; turn < 2; turn += 1) expect((await tried({ password: 'x' })).statusCode).toBe(401);
    expect((await tried({})).json()).toHaveProperty('errors.captcha');
  });

  test('[API-04] the captcha call states whether this address needs one', async () => {
    const place = aPlace();
    const captchaState = async () =>
      expectDocumented(await app.inject({ url: '/api/get-captcha', remoteAddress: place }), 'getCaptcha');
    expect(await captchaState()).toEqual({ data: { required: false } });
    for (let turn = 0; turn < 3; turn += 1)
      await enter('admin', { email: `${turn}@c.co`, password: 'x' }, place);
    expect(await captchaState()).toEqual({ data: { required: true } });
  });

  test('[API-04] a captcha states when it expires, and is invalid once another replaced it', async () => {
    const shown = async (key: string) => call('/api/captcha-loaded-image', null, { key });
    const { captcha_key: key } = await captcha();
    expect(expectDocumented(await shown(key), 'captchaLoaded')).toEqual({
      data: { key, expires_at: '2026-03-10T12:10:00.000Z' },
    });
    const other = await call('/api/captcha-image', null, { key });
    expectDocumented(other, 'createCaptchaImage');
    const over = await shown(key);
    expect([over.statusCode, over.json()]).toEqual([404, { message: 'O código expirou. Peça outro.' }]);
    expectDocumented(over, 'captchaLoaded');
    const none = await app.inject({ method: 'POST', url: '/api/captcha-image' });
    expect(none.statusCode).toBe(200);
    for (const body of [{}, { key: 'x' }]) {
      const wrong = await call('/api/captcha-loaded-image', null, body);
      expect(wrong.statusCode).toBe(422);
      expect(wrong.json()).toHaveProperty('errors.key');
    }
  });

  test('[AUTH-06] admins get their own data from the call, other roles do not', async () => {
    const admin = await aCaller(opened.database, start, 'mesa@exemplo.com.br', 'admin');
    const info = async (caller: typeof admin | null) =>
      app.inject({ method: 'POST', url: '/api/admin/info', ...(caller && { headers: caller.headers }) });
    expect(expectDocumented(await info(admin), 'getAdminInfo')).toEqual({
      id: admin.id,
      user_type: 'admin',
      name: 'Ana Lima',
      email: admin.email,
      created_at: '2026-03-10T12:00:00.000Z',
    });
    const customer = await aCaller(opened.database, start, 'curiosa@exemplo.com.br');
    expect([(await info(customer)).statusCode, (await info(null)).statusCode]).toEqual([403, 401]);
  });

  test('[AUTH-04] accounts of the demonstration do not exist outside of it', async () => {
    await aPerson('customer', 'amostra@exemplo.com.br', true);
    const body = { email: 'amostra@exemplo.com.br', password };
    expect((await enter('customer', body, aPlace())).statusCode).toBe(200);
    const { app: real } = await testServer(opened, { clock: () => at, env: { DEMO: 'off' } });
    const answer = await real.inject({ method: 'POST', url: paths.customer[0], payload: body });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: refused }]);
    await real.close();
  });
});
