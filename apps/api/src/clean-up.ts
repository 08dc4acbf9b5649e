import { sql } from 'kysely';

import type { Database } from './platform/database/connection.ts';
import { foldChanges } from './platform/database/public-version.ts';
import { deleteMailFiles, outboxFolder } from './platform/outbox/file-mailer.ts';
import { deleteVisits } from './public/marketing/site-events.repository.ts';

const mailDays = 90;

/**
 * Deletes mails stored as files in `dataDir` at the same age as those in the database; each process cleans its own
 * folder.
 */
export const cleanUpOutbox = (dataDir: string, now: Date): Promise<void> =>
  deleteMailFiles(outboxFolder(dataDir), new Date(now.getTime() - mailDays * 86_400_000));

/**
 * Deletes what is no longer needed: expired sessions and captchas, links a week after they expired (until then they can
 * say that they expired), changes of an email once they can be neither confirmed nor undone, addresses that were known
 * long ago, invitations a month after they were used or ended, attempts, idempotent answers and removed favourites of
 * yesterday, mails of a quarter of a year ago; views of auctions of half a year ago, and reminders a month after their
 * round; visits after an hour. Public changes of an hour ago become one row.
 */
export async function cleanUp(database: Database, now: Date): Promise<void> {
  const before = (span: string) => sql`${now}::timestamptz - ${span}::interval`;
  await sql`delete from sessions where expires_at <= ${now}`.execute(database);
  await sql`delete from captchas where expires_at <= ${now}`.execute(database);
  await sql`delete from one_use_tokens where expires_at <= ${before('7 days')}`.execute(database);
  await sql`
    delete from email_changes
    where coalesce(ended_at, confirmed_at, requested_at) <= ${before('30 days')}`.execute(database);
  await sql`delete from invitations where least(used_at, expires_at) <= ${before('30 days')}`.execute(
    database,
  );
  await sql`delete from known_addresses where last_at <= ${before('90 days')}`.execute(database);
  await sql`delete from attempts where at <= ${before('1 day')}`.execute(database);
  await sql`delete from idempotent_answers where created_at <= ${before('1 day')}`.execute(database);
  // When a message of the contact form was forwarded stands only in its mail, the one record of it.
  await sql`
    delete from mails where created_at <= ${before(`${mailDays} days`)} and (sent_at is not null or failed_at is not null)
      and key not like 'contact:%'`.execute(database);
  await sql`
    update mails set recipient = '', subject = '', text = '', html = '', headers = '{}'
    where created_at <= ${before(`${mailDays} days`)} and (sent_at is not null or failed_at is not null)
      and key like 'contact:%' and subject <> ''`.execute(database);
  await sql`delete from auction_visits where looked_at <= ${before('180 days')}`.execute(database);
  await sql`delete from round_reminders where round_at <= ${before('30 days')}`.execute(database);
  await sql`delete from removed_favorites where removed_at <= ${before('1 day')}`.execute(database);
  await foldChanges(database, before('1 hour'));
  await deleteVisits(database, now);
}
