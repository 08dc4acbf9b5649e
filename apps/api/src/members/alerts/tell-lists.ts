import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { alertAtOnceMail } from './alert-mails.ts';
import { eventsBefore } from '../../catalogue/ingestion/undo/find-list.ts';
import { matchAlerts } from './match-alerts.ts';
import { frequencyOfPerson } from './notifications.ts';
import { takeNews } from './take-news.ts';

interface DueList {
  id: number;
  source_id: number;
  last_event: number;
  after: number;
}

/** So many people's mails are held in memory at a time. */
const together = 500;

/**
 * Tells alerts of every taken list that is still to do, each in one transaction of its own: the matches, their mails and
 * the note that it is done. Not in the transaction that takes the list: a fault in a mail must not keep a list out, and
 * `pnpm ingest` runs without jobs. A process that dies before the commit leaves the list to do, after it nothing to do,
 * so nothing is lost or doubled. Returns how many lists were told of.
 */
export async function tellLists(database: Database, outbox: Outbox, now: Date): Promise<number> {
  for (let told = 0; ; told += 1)
    if (!(await database.transaction().execute((trx) => tellNextList(trx, outbox, now)))) return told;
}

async function tellNextList(trx: Database, outbox: Outbox, now: Date): Promise<boolean> {
  const { rows } = await sql<DueList>`
    select l.id, l.source_id, l.last_event, ${eventsBefore} as after
    from lists l where l.matched_at is null
    order by l.id limit 1 for update of l skip locked`.execute(trx);
  const [list] = rows;
  if (!list) return false;
  const events = { listId: list.id, sourceId: list.source_id, after: list.after, last: list.last_event };
  const people = await toldAtOnce(trx, await matchAlerts(trx, events, now));
  for (let from = 0; from < people.length; from += together) {
    const news = await takeNews(trx, outbox, people.slice(from, from + together), now);
    const mails = news.map((own) => alertAtOnceMail(outbox.links, list.id, own));
    await outbox.enqueue(trx, mails, now);
  }
  await sql`update lists set matched_at = ${now} where id = ${list.id}`.execute(trx);
  return true;
}

async function toldAtOnce(trx: Database, people: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from people p left join notification_settings s on s.person_id = p.id
    where p.id = any (${people}::bigint[]) and ${frequencyOfPerson} = 'at_once' order by p.id`.execute(trx);
  return rows.map(({ id }) => id);
}
