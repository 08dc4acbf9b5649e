import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { engines } from '../../../test/databases.ts';
import { solvedCaptcha } from './captcha/testing/solved-captcha.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { pauseAfter } from './account-pause.ts';
import { hashPassword } from '../passwords.ts';
import { cheapHashes } from '../testing/cheap-hashes.ts';
import { testServer } from '../../../test/test-server.ts';

const start = new Date('2026-03-10T12:00Z').getTime();
const second = 1000;
const password = 'praia-do-futuro-91';
const chosen = 'serra-da-canastra-07';

cheapHashes();

test('[SAFE-17] the pause grows with the failures, up to two minutes', () => {
  expect([0, 4, 5, 6, 7, 8, 9, 10, 11, 1000].map(pauseAfter)).toEqual([0, 0, 2, 4, 8, 16, 32, 64, 120, 120]);
});

describe.each(engines)('guessing at an account on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let at = new Date(start);
  let nth = 0;

  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => at }));
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const aPlace = () => {
    nth += 1;
    return `10.${Math.floor(nth / 250)}.1.${nth % 250}`;
  };
  const aCustomer = async () => {
    nth += 1;
    at = new Date(start);
    const email = `dona-${nth}@exemplo.com.br`;
    await sql`
      insert into people (role, email, name, password_hash, created_at, updated_at)
      values ('customer', ${email}, 'Rafael Nunes', ${await hashPassword(password)}, ${at}, ${at})`.execute(
      opened.database,
    );
    return email;
  };
  const enter = async (email: string, word: string, remoteAddress: string, solved = true) =>
    app.inject({
      method: 'POST',
      url: '/api/customer/post-login',
      payload: { email, password: word, ...(solved && (await solvedCaptcha(app))) },
      remoteAddress,
    });
  const later = (seconds: number) => {
    at = new Date(at.getTime() + seconds * second);
  };
  /** One wrong guess by somebody who solves every captcha, waits for the turn, and has a new address each time. */
  const guess = async (email: string) => {
    const place = aPlace();
    const first = await enter(email, 'errada', place);
    if (first.statusCode !== 429) return [first];
    later(Number(first.headers['retry-after']));
    return [first, await enter(email, 'errada', place)];
  };
  const shownOf = (answers: Awaited<ReturnType<typeof guess>>) =>
    answers.map(({ statusCode, headers, body }) => [statusCode, headers['retry-after'], body]);

  test('[SAFE-17] each guess from a new place waits longer, and an unknown account is no different', async () => {
    const email = await aCustomer();
    const known = [];
    for (let turn = 0; turn < 9; turn += 1) known.push(shownOf(await guess(email)));
    expect(known.map((answers) => answers.map(([status, pause]) => [status, pause]))).toEqual([
      ...Array.from({ length: 5 }, () => [[401, undefined]]),
      ...['2', '4', '8', '16'].map((pause) => [
        [429, pause],
        [401, undefined],
      ]),
    ]);
    at = new Date(start);
    const unknown = [];
    for (let turn = 0; turn < 9; turn += 1) unknown.push(shownOf(await guess('ninguem@exemplo.com.br')));
    expect(unknown).toEqual(known);
  });

  test('[SAFE-17] the owner at a new place gets in within two minutes, whatever others do meanwhile', async () => {
    const email = await aCustomer();
    for (let turn = 0; turn < 11; turn += 1) await guess(email);
    const place = aPlace();
    const waits = await enter(email, password, place);
    expectDocumented(waits, 'signInCustomer');
    expect([waits.statusCode, waits.headers['retry-after'], waits.json()]).toEqual([
      429,
      '120',
      { message: 'Muitas tentativas para esta conta. Aguarde 120 segundos e tente novamente.' },
    ]);
    for (let turn = 0; turn < 20; turn += 1) {
      later(5);
      await enter(email, 'errada', aPlace());
    }
    const soon = await enter(email, password, place);
    expect([soon.statusCode, soon.headers['retry-after']]).toEqual([429, '20']);
    later(20);
    expect((await enter(email, password, place, false)).json()).toHaveProperty('errors.captcha');
    expect((await enter(email, password, place)).statusCode).toBe(200);
  });

  test('[SAFE-17] where the owner has signed in before there is neither a pause nor a captcha', async () => {
    const email = await aCustomer();
    const home = aPlace();
    expect((await enter(email, password, home, false)).statusCode).toBe(200);
    for (let turn = 0; turn < 8; turn += 1) await guess(email);
    expect((await enter(email, 'quase-91', home, false)).statusCode).toBe(401);
    expect((await enter(email, password, home, false)).statusCode).toBe(200);
  });

  test('[SAFE-17] after 90 days, or with a new password, a place is a stranger’s again', async () => {
    const email = await aCustomer();
    const home = aPlace();
    await enter(email, password, home, false);
    later(90 * 86_400);
    for (let turn = 0; turn < 3; turn += 1) await guess(email);
    expect((await enter(email, password, home, false)).json()).toHaveProperty('errors.captcha');
    expect((await enter(email, password, home)).statusCode).toBe(200);
    const { access_token: token } = (await enter(email, password, home, false)).json<{
      access_token: string;
    }>();
    const changed = await app.inject({
      method: 'POST',
      url: '/api/customer/account/update-password',
      headers: { authorization: `Bearer ${token}` },
      payload: { current_password: password, password: chosen, password_confirmation: chosen },
    });
    expect(changed.statusCode).toBe(200);
    for (let turn = 0; turn < 3; turn += 1) await guess(email);
    expect((await enter(email, chosen, home, false)).json()).toHaveProperty('errors.captcha');
  });

  test('[SAFE-17] one turn is one try, also for many requests at once', async () => {
    const email = await aCustomer();
    for (let turn = 0; turn < 5; turn += 1) await guess(email);
    const place = aPlace();
    const atOnce = async () => {
      const proofs = [];
      for (let turn = 0; turn < 4; turn += 1) proofs.push(await solvedCaptcha(app));
      const answers = await Promise.all(
        proofs.map((proof) =>
          app.inject({
            method: 'POST',
            url: '/api/customer/post-login',
            payload: { email, password: 'errada', ...proof },
            remoteAddress: place,
          }),
        ),
      );
      return answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two);
    };
    expect(await atOnce()).toEqual([429, 429, 429, 429]);
    later(130);
    expect(await atOnce()).toEqual([401, 429, 429, 429]);
  });
});
