import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import { buildApp } from '../../app.ts';
import type { OpenDatabase } from '../database/database.ts';
import { manualJobs } from '../jobs/testing/manual-jobs.ts';
import { readSettings } from '../config/settings.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { deletionRefusedMail } from '../../accounts/privacy/deletion-mails.ts';
import { recoverPasswordMail } from '../../accounts/passwords/recover-password-mail.ts';

const now = new Date('2026-03-10T12:00Z');

describe.each(engines)('/dev/outbox on $name', ({ open }) => {
  let opened: OpenDatabase;
  let outbox: Outbox;
  let app: FastifyInstance;
  const build = (env: Record<string, string>) =>
    buildApp({
      settings: readSettings(env),
      opened,
      clock: () => now,
      outbox,
      jobs: manualJobs(),
      site: null,
    });
  beforeAll(async () => {
    opened = await open();
    outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
    app = await build({});
    const { rows } = await opened.pool.query<{ id: number }>(
      `insert into people (role, email, name, password_hash, created_at, updated_at)
       values ('customer', 'ana@exemplo.com.br', '<b>Ana</b>', 'x', now(), now()) returning id`,
    );
    const person = {
      id: rows[0]!.id,
      name: '<b>Ana</b>',
      email: 'ana@exemplo.com.br',
      role: 'customer' as const,
    };
    await outbox.enqueue(
      opened.database,
      [
        recoverPasswordMail(outbox.links, { person, token: 'segredo' }),
        deletionRefusedMail(outbox.links, { id: 1, person, reason: '<b>Motivo</b>' }),
      ],
      now,
    );
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  test('[AUTH-09] the demonstration shows its mails, with the link', async () => {
    const list = (await app.inject('/dev/outbox.json')).json<
      { id: number; to: string; text: string; sent_at: null }[]
    >();
    const made = { to: 'ana@exemplo.com.br', sent_at: null, created_at: now.toISOString() };
    expect(list).toMatchObject([made, made]);
    const recovery = 'https://martelo.example/recuperar-senha/segredo';
    expect(list.filter(({ text }) => text.includes(recovery))).toHaveLength(1);
    const page = await app.inject('/dev/outbox');
    expect(page.body).toContain('Redefina a sua senha do Martelo');
    expect(page.body).not.toMatch(/<b>(?:Ana|Motivo)/);
    const refusal = list.find(({ text }) => text.includes('Motivo'));
    const mail = await app.inject(`/dev/outbox/${refusal?.id}`);
    expect(mail.body).toContain('&lt;b&gt;Motivo');
    expect(mail.body).not.toMatch(/<b>(?:Ana|Motivo)/);
    expect(mail.headers['content-security-policy']).toContain('sandbox');
  });

  test.each(['/dev/outbox/999', '/dev/outbox/x', "/dev/outbox/1'--"])('%s is not found', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  test.each<[string, Record<string, string>]>([
    ['without demonstration', { DEMO: 'off' }],
    ['with a database of its own', { DATABASE_URL: 'postgres://localhost/martelo' }],
    [
      'with an SMTP server',
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' },
    ],
  ])('[AUTH-09] mails can not be read %s', async (_case, env) => {
    const other = await build(env);
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1'])
      expect((await other.inject(url)).statusCode).toBe(404);
    await other.close();
  });
});
