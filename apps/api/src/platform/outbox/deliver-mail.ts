import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { StoredMail } from './mail.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** The text is not stored longer than needed: it may hold the token of a link. */
const noWords = sql`text = '', html = '', headers = '{}'`;

/**
 * Sends a stored mail unless that was done, and records it. No transaction is open meanwhile: a slow server would block
 * a connection, on the embedded database the only one. A crash between the two sends it again, as the same message.
 */
export async function deliverMail(
  database: Database,
  mailer: Mailer,
  mailId: number,
  now: Date,
): Promise<void> {
  const { rows } = await sql<StoredMail>`
    select id, recipient, subject, text, html, headers, created_at from mails
    where id = ${mailId} and sent_at is null and failed_at is null`.execute(database);
  const [mail] = rows;
  if (!mail) return;
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await sql`update mails set failed_at = ${now}, failure = ${error.reply}, ${noWords} where id = ${mailId}`.execute(
      database,
    );
    return;
  }
  const words = mailer.clearsSentMails ? sql`, ${noWords}` : sql``;
  await sql`update mails set sent_at = ${now}${words} where id = ${mailId}`.execute(database);
}

/**
 * Mails without a job, since it failed too often or was lost, get a new one; for three days. The number of those that
 * were given up as older.
 */
export async function retryUnsent(database: Database, jobs: Jobs, now: Date): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`update mails set failed_at = ${now}, failure = 'too old', ${noWords}
    where sent_at is null and failed_at is null and created_at < ${now}::timestamptz - interval '3 days'`.execute(
      database,
    );
  const { rows } = await sql<{ id: number }>`
    select id from mails where sent_at is null and failed_at is null
      and created_at < ${now}::timestamptz - interval '5 minutes'
    order by id limit 1000`.execute(database);
  await jobs.send(
    'send-mail',
    rows.map(({ id }) => ({ data: { mailId: id }, key: String(id) })),
  );
  return Number(numAffectedRows);
}
