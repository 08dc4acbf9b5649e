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
});
