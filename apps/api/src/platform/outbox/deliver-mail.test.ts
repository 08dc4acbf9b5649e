import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { manualJobs } from '../jobs/testing/manual-jobs.ts';
import { deliverMail, retryUnsent } from './deliver-mail.ts';
import { MailDelayed } from './mailer.ts';
import type { Mail } from './mail.ts';
import { fileMailer } from './file-mailer.ts';
import { reportRefusals } from './open-mailer.ts';
import { openOutbox } from './outbox.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { type Answer, catchMails, type SmtpCatcher } from './testing/smtp-catcher.ts';

const now = new Date('2026-03-10T12:00Z');
const later = new Date('2026-03-10T13:00Z');
const from = 'Martelo <avisos@martelo.example>';
const mail: Mail = {
  key: 'k1',
  personId: null,
  to: 'ana@exemplo.com.br',
  subject: 'Redefinição de senha',
  text: 'Olá\n.\nFim\n',
  html: '<p>Olá</p>',
  headers: {
    'List-Unsubscribe': '<https://martelo.example/api/unsubscribe/t>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Reply-To': 'bia@exemplo.com.br',
  },
};

describe.each(engines)('deliverMail on $name', ({ open }) => {
  let opened: OpenDatabase;
  let database: Database;
  let server: SmtpCatcher | null = null;
  const jobs = manualJobs();
  beforeAll(async () => {
    opened = await open();
    ({ database } = opened);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    jobs.waiting.length = 0;
    await sql`truncate mails restart identity`.execute(database);
    const outbox = await openOutbox(database, jobs, 'https://martelo.example');
    await database.transaction().execute((trx) => outbox.enqueue(trx, [mail], now));
  });
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  const smtp = (port: number) => smtpMailer(`smtp://127.0.0.1:${port}`, from);
  const state = async () =>
    (await opened.pool.query('select sent_at, failed_at, failure, text from mails')).rows as Record<
      string,
      unknown
    >[];

  test('[ALERT-09][AUTH-09] an enqueued mail goes out by SMTP once, with its headers', async () => {
    server = await catchMails();
    const mailer = smtp(server.port);
    await jobs.work('send-mail', ({ mailId }) => deliverMail(database, mailer, mailId, later));
    await jobs.run();
    await deliverMail(database, mailer, 1, later);

    expect(server.received).toHaveLength(1);
    const { to, raw } = server.received[0]!;
    expect(to).toEqual(['ana@exemplo.com.br']);
    const [head = ''] = raw.split('\r\n\r\n');
    const header = (name: string) =>
      new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replaceAll(/\r\n\s+/g, ' ');
    expect(header('From')).toBe('Martelo <avisos@martelo.example>');
    expect(header('Subject')).toBe('=?UTF-8?Q?Redefini=C3=A7=C3=A3o_de_senha?=');
    expect(header('List-Unsubscribe')).toBe('<https://martelo.example/api/unsubscribe/t>');
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(header('Reply-To')).toBe('bia@exemplo.com.br');
    expect(header('Auto-Submitted')).toBe('auto-generated');
    expect(header('Date')).toBe('Tue, 10 Mar 2026 12:00:00 +0000');
    expect(header('Message-ID')).toBe('<martelo-1-1773144000000@martelo.example>');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(await state()).toEqual([{ sent_at: later, failed_at: null, failure: null, text: '' }]);
  });

  test('[AUTH-09] the same mail enqueued again is neither stored nor sent twice', async () => {
    const outbox = await openOutbox(database, jobs, 'https://martelo.example');
    await outbox.enqueue(database, [mail, { ...mail, key: 'k2' }], later);
    expect((await opened.pool.query('select key from mails order by key')).rows).toEqual([
      { key: 'k1' },
      { key: 'k2' },
    ]);
    expect(jobs.waiting).toHaveLength(2);
  });

  test('[AUTH-09] a refused connection leaves the mail unsent; it goes out when the server is back', async () => {
    const { port, close } = await catchMails();
    await close();
    const mailer = smtp(port);
    await jobs.work('send-mail', ({ mailId }) => deliverMail(database, mailer, mailId, later));
    await expect(jobs.run()).rejects.toThrow(
      new MailDelayed(
        `The SMTP server did not take the mail: ESOCKET (connect ECONNREFUSED 127.0.0.1:${port})`,
      ),
    );
    expect(await state()).toEqual([{ sent_at: null, failed_at: null, failure: null, text: mail.text }]);
    expect(jobs.waiting).toHaveLength(1);

    server = await catchMails(port);
    await jobs.run();
    expect(server.received).toHaveLength(1);
    expect(await state()).toMatchObject([{ sent_at: later }]);
  });

  test('a recipient refused for good is given up, one refused for now is not; the address is in no message', async () => {
    let answer: Answer = { code: 450, text: 'ana@exemplo.com.br is busy' };
    server = await catchMails(0, () => answer);
    const mailer = smtp(server.port);
    const delayed = await deliverMail(database, mailer, 1, later).catch((error: Error) => error);
    expect(delayed).toBeInstanceOf(MailDelayed);
    expect((delayed as Error).message).not.toContain('ana@');
    expect(await state()).toMatchObject([{ sent_at: null, failed_at: null }]);
    answer = { code: 550, text: 'no such user' };
    await deliverMail(database, mailer, 1, later);
    expect(await state()).toEqual([{ sent_at: null, failed_at: later, failure: '550', text: '' }]);
    answer = null;
    await deliverMail(database, mailer, 1, later);
    expect(server.received).toEqual([]);
  });

  test.each([
    [
      'the sender',
      {},
      { sender: { code: 553, text: '5.7.1 sender not owned' } },
      'EENVELOPE 553 at MAIL FROM',
    ],
    ['a login', {}, { login: { code: 535, text: '5.7.8 wrong password' } }, 'EAUTH 535 at AUTH PLAIN'],
    ['relaying', { code: 554, text: '5.7.1 <ana@exemplo.com.br>: Relay access denied' }, {}, 'EENVELOPE 554'],
    ['relaying, unnumbered', { code: 550, text: 'relay not permitted' }, {}, 'EENVELOPE 550 at RCPT TO'],
    ['a login at RCPT TO', { code: 530, text: 'Who are you?' }, {}, 'EENVELOPE 530 at RCPT TO'],
  ])(
    '[SAFE-44] a mail is stored for another try where what is refused is %s',
    async (_, recipient, others, message) => {
      server = await catchMails(0, () => ('code' in recipient ? recipient : null), others);
      const url = `smtp://${'login' in others ? 'martelo:x@' : ''}127.0.0.1:${server.port}`;
      const delayed = await deliverMail(database, smtpMailer(url, from), 1, later).catch(
        (error: Error) => error,
      );
      expect(delayed).toBeInstanceOf(MailDelayed);
      expect((delayed as Error).message).toContain(message);
      expect(await state()).toEqual([{ sent_at: null, failed_at: null, failure: null, text: mail.text }]);
    },
  );

  test('[SAFE-44] a recipient whose address contains `relay` is refused like another; one warning names the mail alone', async () => {
    const warnings: unknown[][] = [];
    await sql`update mails set recipient = 'relay@exemplo.com.br'`.execute(database);
    server = await catchMails(0, () => ({ code: 550, text: '5.1.1 <relay@exemplo.com.br>: no such user' }));
    const mailer = reportRefusals(smtp(server.port), {
      warn: (...words: unknown[]) => void warnings.push(words),
    });
    await deliverMail(database, mailer, 1, later);
    await deliverMail(database, mailer, 1, later);
    expect(await state()).toMatchObject([{ failed_at: later, failure: '550', text: '' }]);
    expect(warnings).toEqual([[{ mail: 1, reply: '550' }, 'a mail is given up: its recipient was refused']]);
  });

  test('a mail whose job was lost gets another, for three days', async () => {
    jobs.waiting.length = 0;
    await retryUnsent(database, jobs, new Date('2026-03-10T12:04Z'));
    expect(jobs.waiting).toEqual([]);
    await retryUnsent(database, jobs, later);
    await retryUnsent(database, jobs, later);
    expect(jobs.waiting).toMatchObject([{ queue: 'send-mail', key: '1' }]);
    jobs.waiting.length = 0;
    const tooLate = new Date('2026-03-13T12:01Z');
    expect(await retryUnsent(database, jobs, tooLate)).toBe(1);
    expect(await retryUnsent(database, jobs, tooLate)).toBe(0);
    expect(jobs.waiting).toEqual([]);
    expect(await state()).toEqual([{ sent_at: null, failed_at: tooLate, failure: 'too old', text: '' }]);
  });

  test('[AUTH-09] without an SMTP server it is a whole file of the outbox', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'martelo-outbox-'));
    try {
      const outbox = join(folder, 'outbox');
      await deliverMail(database, fileMailer(outbox, from), 1, later);
      expect(readdirSync(outbox)).toEqual(['2026-03-10T12-00-00-000Z-1.eml']);
      const text = readFileSync(join(outbox, '2026-03-10T12-00-00-000Z-1.eml'), 'utf8');
      expect(text).toContain('To: ana@exemplo.com.br\r\n');
      expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
      expect(await state()).toMatchObject([{ sent_at: later, text: mail.text }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(existsSync(folder)).toBe(false);
  });
});
