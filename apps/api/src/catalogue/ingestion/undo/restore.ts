import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import { factColumns } from '../../auctions/facts.ts';
import type { UndoableList } from './find-list.ts';

/** What undoing a list changes, in auctions. */
export interface UndoFigures {
  /** Auctions that get their earlier values back. */
  restored: number;
  /** Auctions that the list delisted and that are listed again. */
  relisted: number;
  /** Auctions that the list relisted and that are delisted again. */
  unlisted: number;
  /** Auctions that were in no list before it, and are no longer shown. */
  withdrawn: number;
  /** Of the restored ones: rounds and details that an earlier version did not store stay until the next list. */
  partly: number;
}

/** Every column that a list may change. */
const columns = [
  'title',
  'type',
  'modality',
  'direct_sale',
  'sale_method',
  'type_inferred',
  'subcategory_id',
  'kind',
  'uf',
  'state_id',
  'city_id',
  'city_name',
  'district',
  'neighborhood',
  'address',
  'latitude',
  'longitude',
  'date_first',
  'date_second',
  'date_third',
  'minimum_first',
  'minimum_second',
  'minimum_third',
  'valuation',
  'area_total',
  'area_private',
  'area_land',
  'bedrooms',
  'parking',
  'financing',
  'extra',
  'link',
  'images',
  'auctioneer_id',
  'featured',
  ...factColumns,
  'fingerprint',
  'first_listed',
  'list_date',
  'gone_since',
  'withdrawn_at',
] as const;

/** Counts what is in list_changes. */
export async function countChanges(trx: Database, { id }: UndoableList): Promise<UndoFigures> {
  const { rows } = await sql<UndoFigures>`
    select count(*) filter (where withdrawn)::integer as withdrawn,
      count(*) filter (where not withdrawn and before ->> 'gone_since' is not null)::integer as unlisted,
      count(*) filter (where not withdrawn and before -> 'gone_since' = 'null')::integer as relisted,
      count(*) filter (where not withdrawn and not before ? 'gone_since')::integer as restored,
      count(*) filter (where before ->> 'fingerprint' = '')::integer as partly
    from (select before, before is null or before ->> 'withdrawn_at' is not null as withdrawn
      from list_changes where list_id = ${id}) c`.execute(trx);
  return rows[0]!;
}

/** Restores every auction of the list to its earlier state; previously unknown ones are removed from all pages. */
export async function restore(trx: Database, list: UndoableList, now: Date): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(columns.map((name) => sql.ref(`p.${name}`)));
  await sql`
    update auctions a set (${names}) = (select ${values} from jsonb_populate_record(o, c.before) p)
    from list_changes c join auctions o on o.id = c.auction_id
    where c.list_id = ${list.id} and a.id = o.id and c.before is not null`.execute(trx);
  await sql`
    update auctions a set gone_since = ${list.listDate}::date, withdrawn_at = ${now}::timestamptz
    from list_changes c where c.list_id = ${list.id} and a.id = c.auction_id and c.before is null`.execute(
    trx,
  );
  await sql`
    update auctions a set list_date = d.list_date
    from (select list_date, unnest(auction_ids) as auction_id from list_dates where list_id = ${list.id}) d
    where a.id = d.auction_id`.execute(trx);
  await sql`
    update auctioneers u set website = b.website, phone = b.phone, logo = b.logo
    from lists l, jsonb_populate_recordset(null::auctioneers, l.auctioneers_before) b
    where l.id = ${list.id} and u.id = b.id`.execute(trx);
}

/** Its events stay and count no more; each auction with one gets an event of the undoing, dated by the list. */
export async function retractEvents(
  trx: Database,
  { sourceId, events, listDate }: UndoableList,
): Promise<void> {
  await sql`
    with undone as (
      insert into undone_events (event_id)
      select e.id from standing_events e join auctions a on a.id = e.auction_id
      where a.source_id = ${sourceId} and e.id > ${events.after} and e.id <= ${events.last} order by e.id
      returning event_id
    )
    insert into auction_events (auction_id, kind, list_date)
    select distinct e.auction_id, 'undone', ${listDate}::date
    from undone u join auction_events e on e.id = u.event_id order by 1`.execute(trx);
}
