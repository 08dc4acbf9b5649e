import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { now } from '../../../test/stock.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { completeDeletions } from './complete-deletion.ts';

const password = 'praia-do-futuro-91';

cheapHashes();

describe.each(engines)('a paid plan of an account that goes, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let ana: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, now);
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    for (const table of ['people', 'deletion_requests', 'mails'])
      await opened.pool.query(`delete from ${table}`);
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    const hash = await hashPassword(password);
    await sql`update people set password_hash = ${hash} where id = ${ana.id}`.execute(opened.database);
  });

  const subscribe = (status: number) =>
    sql`insert into subscriptions values (${ana.id}, 'M-1', 'annual', ${status}, 1, 'year', ${now}, ${now}, ${now})`.execute(
      opened.database,
    );
  const requestDeletion = async () => {
    const body = { reason: '', current_password: password };
    const answer = await call('/api/customer/request-deletion', ana, body);
    return expectDocumented<{ message: string }>(answer, 'requestDeletion').message;
  };
  const complete = async () => {
    const outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
    await completeDeletions(opened.database, outbox, new Date('2026-03-25T12:00Z'));
  };
  const texts = async () =>
    (await opened.pool.query<{ text: string }>('select text from mails order by id')).rows.map(
      ({ text }) => text,
    );

  test('[ACC-09] goes on being charged for, and that is said', async () => {
    await subscribe(1);
    expect(await requestDeletion()).toBe(
      'Recebemos seu pedido. Sua conta será excluída em 25/03/2026. Até lá você pode cancelar. A cobrança do plano não é cancelada com a conta: cancele a renovação no site de pagamento.',
    );
    const [requested] = await texts();
    await complete();
    for (const text of [requested, ...(await texts())]) {
      expect(text).toContain('Excluir a conta não cancela a cobrança do plano');
      expect(text).toContain('7 dias da contratação');
      expect(text).toContain('Falar conosco: https://martelo.example/contato');
    }
  });

  test.each([null, 2, 3, 4, 5])('[ACC-09] of status %j, is not charged for', async (status) => {
    if (status !== null) await subscribe(status);
    expect(await requestDeletion()).not.toContain('cobrança');
    const [requested] = await texts();
    await complete();
    expect([requested, ...(await texts())].join('\n')).not.toContain('cobrança');
  });
});
