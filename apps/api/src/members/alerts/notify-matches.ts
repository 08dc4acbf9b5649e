import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { alertAtOnceMail } from './alert-mails.ts';
import { eventsBefore } from '../../catalogue/ingestion/undo/find-list.ts';
import { matchAlerts, matchBegunRounds } from './match-alerts.ts';
import { frequencyOfPerson } from '../notifications/frequency.ts';
import { claimUnsentMatches } from './claim-unsent-matches.ts';
import {
  claimChangedFavorites,
  followersAtOnce,
  followersOfUndone,
} from '../news/claim-changed-favorites.ts';
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
 * Matches everything pending: imported lists, auctions whose next round began by its date alone, and undone lists.
 * Returns the number of transactions.
 */
export async function notifyMatches(database: Database, outbox: Outbox, now: Date): Promise<number> {
  let matched = 0;
  for (const next of [notifyNextList, notifyBegunRounds, notifyUndoneList])
    while (await database.transaction().execute((trx) => next(trx, outbox, now))) matched += 1;
  return matched;
}

/**
 * Matches the oldest imported list that is still unmatched, in a transaction of its own: the matches, what changed of
 * favourites, the mails of both and the mark that it is done. Not in the transaction that imports the list: a fault in
 * a mail must not stop an import, and `pnpm ingest` runs without jobs. A process that dies before the commit leaves the
 * list unmatched, after it matched, so nothing is lost or doubled. Returns whether there was one.
 */
async function notifyNextList(trx: Database, outbox: Outbox, now: Date): Promise<boolean> {
  const { rows } = await sql<DueList>`
    select l.id, l.source_id, l.last_event, ${eventsBefore} as after
    from lists l where l.matched_at is null
    order by l.id limit 1 for update of l skip locked`.execute(trx);
  const [list] = rows;
  if (!list) return false;
  const events = { listId: list.id, sourceId: list.source_id, after: list.after, last: list.last_event };
  await mailMatches(trx, outbox, { people: await matchAlerts(trx, events, now), occasion: list.id }, now);
  await mailFollowers(trx, outbox, { people: await followersAtOnce(trx, events), occasion: list.id }, now);
  await trx.updateTable('lists').set({ matched_at: now }).where('id', '=', list.id).execute();
  return true;
}

/**
 * The same for auctions whose next round began by its date alone (ALERT-17), in the transaction that removes them from
 * their table. Returns whether there were any.
 */
async function notifyBegunRounds(trx: Database, outbox: Outbox, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    delete from begun_rounds where auction_id = any (array(select auction_id from begun_rounds for update skip locked))
    returning auction_id as id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  const people = await matchBegunRounds(trx, ids, now);
  await mailMatches(trx, outbox, { people, occasion: `rounds:${ids[0]}:${now.toISOString()}` }, now);
  return true;
}

/**
 * Notifies followers that a list was undone, in the transaction that marks it as done. Returns whether there was one.
 */
async function notifyUndoneList(trx: Database, outbox: Outbox, now: Date): Promise<boolean> {
  const list = await trx
    .selectFrom('lists')
    .select(['id', 'source_id', 'list_date'])
    .where('undone_at', 'is not', null)
    .where('undoing_told_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!list) return false;
  const people = await followersOfUndone(trx, { sourceId: list.source_id, listDate: list.list_date });
  await mailFollowers(trx, outbox, { people, occasion: `undone:${list.id}` }, now);
  await trx.updateTable('lists').set({ undoing_told_at: now }).where('id', '=', list.id).execute();
  return true;
}

/** Mails those of `people` who chose immediate mails what they were not notified of yet. */
async function mailMatches(
  trx: Database,
  outbox: Outbox,
  { people, occasion }: { people: readonly number[]; occasion: number | string },
  now: Date,
): Promise<void> {
  const notified = await notifyAtOnce(trx, people);
  for (let from = 0; from < notified.length; from += batchSize) {
    const unsent = await claimUnsentMatches(trx, outbox, notified.slice(from, from + batchSize), now);
    const mails = unsent.map((own) => alertAtOnceMail(outbox.links, occasion, own));
    await outbox.enqueue(trx, mails, now);
  }
}

/** What changed of favourites, to those who chose immediate mails (NEWS-07). */
async function mailFollowers(
  trx: Database,
  outbox: Outbox,
  { people, occasion }: { people: readonly number[]; occasion: number | string },
  now: Date,
): Promise<void> {
  for (let from = 0; from < people.length; from += batchSize) {
    const changed = await claimChangedFavorites(trx, outbox, people.slice(from, from + batchSize), now);
    await outbox.enqueue(
      trx,
      changed.map((own) => favoritesAtOnceMail(outbox.links, occasion, own)),
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
