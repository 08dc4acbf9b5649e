import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { alertAtOnceMail } from './alert-mails.ts';
import { eventsBefore } from '../../catalogue/ingestion/undo/find-list.ts';
import { type ListEvents, matchAlerts } from './match-alerts.ts';
import { frequencyOfPerson } from '../notifications/frequency.ts';
import { claimUnsentMatches } from './claim-unsent-matches.ts';
import { claimChangedFavorites, followersAtOnce } from '../news/claim-changed-favorites.ts';
import { favoritesAtOnceMail } from '../news/favorite-mails.ts';

interface DueList {
  id: number;
  source_id: number;
  last_event: number;
  after: number;
}

/** How many people's mails are in memory at a time. */
const batchSize = 500;

/**
 * Matches every imported list that is still unmatched, each in a transaction of its own: the matches, what changed of
 * favourites, the mails of both and the mark that it is done. Not in the transaction that imports the list: a fault in a mail must not keep a list out,
 * and `pnpm ingest` runs without jobs. A process that dies before the commit leaves the list unmatched, after it
 * matched, so nothing is lost or doubled. Returns how many lists were matched.
 */
export async function notifyMatches(database: Database, outbox: Outbox, now: Date): Promise<number> {
  for (let matched = 0; ; matched += 1)
    if (!(await database.transaction().execute((trx) => notifyNextList(trx, outbox, now)))) return matched;
}

async function notifyNextList(trx: Database, outbox: Outbox, now: Date): Promise<boolean> {
  const { rows } = await sql<DueList>`
    select l.id, l.source_id, l.last_event, ${eventsBefore} as after
    from lists l where l.matched_at is null
    order by l.id limit 1 for update of l skip locked`.execute(trx);
  const [list] = rows;
  if (!list) return false;
  const events = { listId: list.id, sourceId: list.source_id, after: list.after, last: list.last_event };
  const people = await notifyAtOnce(trx, await matchAlerts(trx, events, now));
  for (let from = 0; from < people.length; from += batchSize) {
    const unsent = await claimUnsentMatches(trx, outbox, people.slice(from, from + batchSize), now);
    const mails = unsent.map((own) => alertAtOnceMail(outbox.links, list.id, own));
    await outbox.enqueue(trx, mails, now);
  }
  await notifyFollowers(trx, outbox, events, now);
  await trx.updateTable('lists').set({ matched_at: now }).where('id', '=', list.id).execute();
  return true;
}

/** What the list changed of favourites, to those who want mails at once (NEWS-07). */
async function notifyFollowers(trx: Database, outbox: Outbox, events: ListEvents, now: Date): Promise<void> {
  const people = await followersAtOnce(trx, events);
  for (let from = 0; from < people.length; from += batchSize) {
    const changed = await claimChangedFavorites(trx, outbox, people.slice(from, from + batchSize), now);
    await outbox.enqueue(
      trx,
      changed.map((own) => favoritesAtOnceMail(outbox.links, events.listId, own)),
      now,
    );
  }
}

async function notifyAtOnce(trx: Database, people: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from people p left join notification_settings s on s.person_id = p.id
    where p.id = any (${people}::bigint[]) and ${frequencyOfPerson} = 'at_once' order by p.id`.execute(trx);
  return rows.map(({ id }) => id);
}
