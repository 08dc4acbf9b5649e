import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { ManualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';
import { testServer } from '../../../test/test-server.ts';
import { sendRecovery } from './send-recovery.ts';

const start = new Date('2026-03-10T12:00Z').getTime();
const minute = 60_000;
const password = 'praia-do-futuro-91';
const url = '/api/password/post-reset';

cheapHashes();

describe.each(engines)('how often a link comes, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let jobs: ManualJobs;
  let at = new Date(start);
  let nth = 0;
  const call = callsOf(() => app);

  beforeAll(async () => {
    opened = await open();
    const server = await testServer(opened, { clock: () => at });
    ({ app, jobs } = server);
    const services = { database: opened.database, outbox: server.outbox, demo: true };
    await jobs.work('recover-password', (job) => sendRecovery(services, job, at));
    await jobs.work('send-mail', async () => {});
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const aCustomer = async () => {
    nth += 1;
    at = new Date(start);
    return (await aCaller(opened.database, at, `recupera-${nth}@exemplo.com.br`)).email;
  };
  /** Each request comes from an address of its own. */
  const ask = async (email: string) => {
    nth += 1;
    const remoteAddress = `10.${Math.floor(nth / 60_000)}.${Math.floor(nth / 250) % 240}.${nth % 250}`;
    const answer = await app.inject({ method: 'POST', url, payload: { email }, remoteAddress });
    await jobs.run();
    return answer;
  };
  const links = async (email: string) => {
    const { rows } = await sql<{ text: string; created_at: Date }>`
      select text, created_at from mails where recipient = ${email} and subject like 'Redefina%' order by id`.execute(
      opened.database,
    );
    return rows.map(({ text, created_at }) => ({
      token: /recuperar-senha\/([\w-]{43})/.exec(text)![1]!,
      at: created_at.getTime(),
    }));
  };
  const works = async (token: string) =>
    (await call(`/api/password/load-form-recover-pass/${token}`, null)).statusCode === 200;

  test('[SAFE-13][AUTH-09] three mails in a quarter of an hour, and a caller ten answers', async () => {
    const email = await aCustomer();
    for (let turn = 0; turn < 10; turn += 1) {
      const answer = await app.inject({ method: 'POST', url, payload: { email }, remoteAddress: '10.1.0.3' });
      expect(answer.statusCode).toBe(200);
      await jobs.run();
    }
    expect(await links(email)).toHaveLength(3);
    const refusal = await app.inject({ method: 'POST', url, payload: { email }, remoteAddress: '10.1.0.3' });
    expectDocumented(refusal, 'requestPasswordReset');
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([429, '900']);
  });

  test('[SAFE-13] requests for hours leave the owner with a link that works at any moment', async () => {
    const email = await aCustomer();
    for (let minutes = 0; minutes < 240; minutes += 4) {
      at = new Date(start + minutes * minute);
      expect((await ask(email)).json()).toEqual((await ask('ninguem@exemplo.com.br')).json());
      expect(await works((await links(email)).at(-1)!.token), `after ${minutes} minutes`).toBe(true);
    }
    const sent = (await links(email)).map(({ at: time }) => time);
    for (const time of sent)
      expect(sent.filter((other) => other > time - 15 * minute && other <= time).length).toBeLessThanOrEqual(
        3,
      );
    // Three at the beginning, then as many once the last link is an hour old.
    expect(sent.length).toBeLessThanOrEqual(12);
  });

  test('[SAFE-13] once the last link was used the next one comes, within the limit of the window', async () => {
    const email = await aCustomer();
    for (let turn = 0; turn < 4; turn += 1) await ask(email);
    const { token } = (await links(email)).at(-1)!;
    const body = { token, password, password_confirmation: password };
    expect((await call('/api/password/post-recover', null, body)).statusCode).toBe(200);
    await ask(email);
    expect(await links(email)).toHaveLength(3);
    at = new Date(start + 15 * minute);
    await ask(email);
    expect(await links(email)).toHaveLength(4);
  });

  test('[SAFE-13] a second mail ends the first link', async () => {
    const email = await aCustomer();
    await ask(email);
    const [first] = await links(email);
    expect(await works(first!.token)).toBe(true);
    at = new Date(start + minute);
    await ask(email);
    const [, second] = await links(email);
    expect([await works(first!.token), await works(second!.token)]).toEqual([false, true]);
    const late = { token: first!.token, password, password_confirmation: password };
    expect((await call('/api/password/post-recover', null, late)).statusCode).toBe(404);
  });
});
