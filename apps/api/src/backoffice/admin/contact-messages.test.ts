import type { components } from '@martelo/openapi/schema';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const now = new Date('2026-03-10T12:00Z');
const path = '/api/admin/contact-messages';

describe.each(engines)('contact messages on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let admin: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    app = await buildTestApp(opened, now);
    admin = await aCaller(opened.database, now, 'mesa@exemplo.com.br', 'admin');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  test('[INFO-04] admins alone read what people wrote, the latest first', async () => {
    for (const [subject, at] of [
      ['duvidas', now],
      ['suporte', new Date(now.getTime() + 60_000)],
    ] as const)
      await sql`
        insert into contact_messages (name, email, subject, message, received_at)
        values ('Marina', 'marina@exemplo.com.br', ${subject}, 'Posso visitar?', ${at})`.execute(
        opened.database,
      );
    await sql`
      insert into mails (key, recipient, subject, text, html, created_at, sent_at)
      select 'contact:' || id, 'equipe@exemplo.com.br', 's', 't', 'h', ${now}, ${now} from contact_messages
      where subject = 'duvidas'`.execute(opened.database);

    const all = expectDocumented(await call(path, admin), 'listContactMessages');
    expect(all).toMatchObject({
      data: [
        { subject: 'suporte', mailed_at: null },
        { subject: 'duvidas', protocol: 'MRT-20260310-0001', mailed_at: now.toISOString() },
      ],
      pagination: { total: 2 },
    });
    const some = expectDocumented(await call(`${path}?subject=duvidas`, admin), 'listContactMessages');
    expect(some).toMatchObject({ data: [{ subject: 'duvidas' }], pagination: { total: 1 } });
    expect((await call(`${path}?subject=outra`, admin)).statusCode).toBe(422);

    const customer = await aCaller(opened.database, now, 'cliente@exemplo.com.br');
    expect((await call(path, customer)).statusCode).toBe(403);
    expect((await call(path, null)).statusCode).toBe(401);
  });

  test('[INFO-08] what was answered leaves those that wait, and comes back when it was not', async () => {
    const read = async (url: string) =>
      expectDocumented<components['schemas']['ContactMessagePage']>(
        await call(url, admin),
        'listContactMessages',
      );
    const listed = async (query: string) => {
      const { data } = await read(`${path}?${query}`);
      return data.map(({ subject }) => subject);
    };
    const said = async () => {
      const { rows } = await sql<{ action: string }>`
        select action from audit_log where subject = ${`message:${id}`} order by id`.execute(opened.database);
      return rows.map(({ action }) => action);
    };
    const { data } = await read(`${path}?subject=duvidas`);
    const { id } = data[0]!;
    expect(data[0]).toMatchObject({ answered_at: null, answered_by: null });
    // Of the pending ones the longest pending comes first.
    expect(await listed('answered=false')).toEqual(['duvidas', 'suporte']);
    expect(await listed('answered=true')).toEqual([]);

    const answer = () => call(`${path}/${id}/answer`, admin, {});
    const answered = { answered_at: now.toISOString(), answered_by: 'Ana Lima' };
    for (let turn = 0; turn < 2; turn++)
      expect(expectDocumented(await answer(), 'answerContactMessage')).toMatchObject({ data: answered });
    expect(await listed('answered=false')).toEqual(['suporte']);
    expect(await listed('answered=true')).toEqual(['duvidas']);
    expect(await listed('')).toEqual(['suporte', 'duvidas']);

    const reopened = await call(`${path}/${id}/reopen`, admin, {});
    expect(expectDocumented(reopened, 'reopenContactMessage')).toMatchObject({
      data: { answered_at: null, answered_by: null },
    });
    expect(await listed('answered=false')).toEqual(['duvidas', 'suporte']);
    expect(await said()).toEqual(['message.answered', 'message.reopened']);

    const customer = await aCaller(opened.database, now, 'cliente2@exemplo.com.br');
    for (const verb of ['answer', 'reopen']) {
      expect((await call(`${path}/999999/${verb}`, admin, {})).statusCode).toBe(404);
      expect((await call(`${path}/${id}/${verb}`, customer, {})).statusCode).toBe(403);
      expect((await call(`${path}/${id}/${verb}`, null, {})).statusCode).toBe(401);
    }
  });
});
