import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { ListChanges } from './parsed-list.ts';
import type { AppliedList, ComparedList } from './staged-list.ts';

/** The source's auctioneers, whom a list can rename, as JSON. */
export async function readAuctioneers(trx: Database, sourceId: number): Promise<string> {
  const { rows } = await sql<{ auctioneers: string }>`
    select coalesce(jsonb_agg(to_jsonb(u) order by u.id), '[]')::text as auctioneers
    from auctioneers u where u.source_id = ${sourceId}`.execute(trx);
  return rows[0]!.auctioneers;
}

/**
 * Records the list before it is applied, so that what it changes can be recorded under its number. `matched_at` stays
 * null: its matches with alerts are still to be notified (ALERT-09).
 */
export async function openList({ trx, sourceId, listDate, scope }: ComparedList, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into lists (source_id, list_date, scope, rows, summary, taken_at, changes_kept, after_event)
    select ${sourceId}, ${listDate}::date, ${scope}, 0, '{}', ${now}::timestamptz, true, coalesce(max(id), 0)
    from auction_events
    returning id`.execute(trx);
  return rows[0]!.id;
}

/** Records the figures of the list. */
export async function closeList(
  { trx, sourceId, id, auctioneersBefore, incoming }: AppliedList,
  changes: ListChanges,
): Promise<void> {
  const renamed = (await readAuctioneers(trx, sourceId)) === auctioneersBefore ? null : auctioneersBefore;
  await sql`update lists set rows = (select count(*) from ${incoming}), summary = ${JSON.stringify(changes)}::jsonb,
      last_event = (select coalesce(max(id), 0) from auction_events), auctioneers_before = ${renamed}::jsonb
    where id = ${id}`.execute(trx);
}

/** Records the dates of the auctions that the list is about to date again and otherwise leaves unchanged. */
export async function recordDates({ trx, sourceId, listDate, id, incoming }: AppliedList): Promise<void> {
  await sql`insert into list_dates (list_id, list_date, auction_ids)
    select ${id}::integer, a.list_date, array_agg(a.id order by a.id)
    from auctions a join ${incoming} i on i.code = a.code
    where a.source_id = ${sourceId} and a.list_date <> ${listDate}
    group by a.list_date`.execute(trx);
}

/**
 * Records what each auction was before the list, from `touched` and `differing`: nothing, still listed, or the columns
 * that differ. They are compared as columns, and only those that differ become JSON: whole rows as JSON cost several
 * times as much.
 */
export async function recordChanges({ trx, id, differing, touched }: AppliedList): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'auctions'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    trx,
  );
  const differs = (name: string) => sql`${sql.ref(`d.${name}`)} is distinct from ${sql.ref(`a.${name}`)}`;
  const names = columns.map(({ name }) => sql`case when ${differs(name)} then ${sql.lit(name)} end`);
  const values = columns.map(
    ({ name }) =>
      sql`case when ${differs(name)} then coalesce(to_jsonb(${sql.ref(`d.${name}`)}), 'null') end`,
  );
  await sql`
    insert into list_changes (list_id, auction_id, before)
    select ${id}::integer, id, case when how = 'gone' then '{"gone_since": null}'::jsonb end
    from ${touched} where how in ('new', 'gone')
    union all
    select ${id}, d.id, (select jsonb_object_agg(name, value) from unnest(
      array_remove(array[${sql.join(names)}], null), array_remove(array[${sql.join(values)}], null)) as k (name, value))
    from ${differing} d join auctions a on a.id = d.id`.execute(trx);
}
