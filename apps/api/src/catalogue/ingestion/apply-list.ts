import { sql } from 'kysely';

import { factColumns } from '../auctions/facts.ts';
import { recordEvidence } from '../evidence/record-evidence.ts';
import { closeList, recordChanges, recordDates, openList } from './record-changes.ts';
import type { ListChanges } from './parsed-list.ts';
import { findCoveredStates, recordUnreadable } from './record-unreadable.ts';
import { type AppliedList, type ComparedList, tables } from './staged-list.ts';
import { createTouched, refreshTouched } from './touched.ts';
import { writeEvents } from './write-events.ts';

const facts = sql.join(factColumns.map((name) => sql.ref(name)));
const setFacts = sql.join(factColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`i.${name}`)}`));

/**
 * Updates auctions, history and search from a compared list, and counts the differences. What is missing from a state
 * of its scope is delisted, unless a line that could not be read belongs to it. Every difference leaves an event dated
 * by the list (API-09); the same list again changes nothing.
 */
export async function applyList(
  compared: ComparedList,
  now: Date,
): Promise<{ applied: AppliedList; changes: ListChanges }> {
  const id = await openList(compared, now);
  const applied: AppliedList = { ...compared, id, touched: tables.touched };
  await createTouched(applied);
  await writeRows(applied);
  await writeGone(applied, await findCoveredStates(applied));
  await writeEvents(applied);
  await recordUnreadable(applied);
  await recordChanges(applied);
  await refreshTouched(applied, now);
  await recordEvidence(applied, now);
  const changes = await countChanges(applied);
  await closeList(applied, changes);
  return { applied, changes };
}

/** Writes what the list states of each property, and dates unchanged ones. */
async function writeRows(list: AppliedList): Promise<void> {
  const { trx, sourceId, listDate, incoming, differing, touched } = list;
  await sql`with made as (
    insert into auctions (uuid_key, source_id, code, title, type, modality, direct_sale, sale_method, type_inferred,
      subcategory_id, kind, uf, state_id, city_id, city_name, district, neighborhood, address, latitude, longitude, date_first, date_second, date_third, minimum_first, minimum_second, minimum_third,
      valuation, area_total, area_private, area_land, bedrooms, parking, financing, extra, link, images, auctioneer_id,
      featured, ${facts}, fingerprint, first_listed, list_date)
    select uuid_key, ${sourceId}, code, title, type, modality, direct_sale, sale_method, type_inferred,
      subcategory_id, kind, uf, state_id, city_id, city_name, district, neighborhood, address, latitude, longitude, date_first, date_second, date_third, minimum_first, minimum_second, minimum_third,
      valuation, area_total, area_private, area_land, bedrooms, parking, financing, extra, link, images, auctioneer_id,
      featured, ${facts}, fingerprint, ${listDate}, ${listDate}
    from ${incoming} i where not exists (select from auctions a where a.source_id = ${sourceId} and a.code = i.code)
    returning id
  ) insert into ${touched} (id, how) select id, 'new' from made order by id`.execute(trx);

  await sql`update auctions a set
      title = i.title, type = i.type, modality = i.modality, direct_sale = i.direct_sale, sale_method = i.sale_method,
      type_inferred = i.type_inferred, subcategory_id = i.subcategory_id,
      kind = i.kind, uf = i.uf, state_id = i.state_id, city_id = i.city_id, city_name = i.city_name, district = i.district,
      neighborhood = i.neighborhood, address = i.address, latitude = i.latitude, longitude = i.longitude,
      date_first = i.date_first, date_second = i.date_second, date_third = i.date_third,
      minimum_first = i.minimum_first, minimum_second = i.minimum_second, minimum_third = i.minimum_third, valuation = i.valuation, area_total = i.area_total,
      area_private = i.area_private, area_land = i.area_land, bedrooms = i.bedrooms, parking = i.parking,
      financing = case when i.knows_financing then i.financing else a.financing end, extra = i.extra, link = i.link,
      images = i.images, auctioneer_id = i.auctioneer_id, featured = i.featured, ${setFacts}, fingerprint = i.fingerprint,
      first_listed = case when a.withdrawn_at is null then a.first_listed else ${listDate}::date end,
      list_date = ${listDate}, gone_since = null, withdrawn_at = null
    from ${incoming} i where a.source_id = ${sourceId} and i.code = a.code and a.id in (select id from ${differing})`.execute(
    trx,
  );
  await recordDates(list);
  await sql`update auctions a set list_date = ${listDate}
    from ${incoming} i where a.source_id = ${sourceId} and i.code = a.code and a.list_date <> ${listDate}`.execute(
    trx,
  );
}

/**
 * Marks what the list lacks of these states as delisted, except what a newer list had, and what differs as touched. A
 * newer partial list covers no state, and so does not make this one too old.
 */
async function writeGone(list: AppliedList, covered: readonly string[]): Promise<void> {
  const { trx, sourceId, listDate, incoming, unread, differing, touched } = list;
  await sql`with lost as (
    update auctions a set gone_since = ${listDate}
    where source_id = ${sourceId} and uf = any (${covered}) and gone_since is null and list_date <= ${listDate}
      and not exists (select from ${incoming} i where i.code = a.code)
      and not exists (select from ${unread} u where u.code = a.code)
    returning id
  ) insert into ${touched} (id, how) select id, 'gone' from lost order by id`.execute(trx);
  await sql`insert into ${touched} (id, how, reworded)
    select id, 'differing', reworded from ${differing} order by id`.execute(trx);
}

async function countChanges({ trx, incoming, differing, touched }: AppliedList): Promise<ListChanges> {
  const counts = await sql<
    Record<'relisted' | 'returned' | 'changed' | 'price_down' | 'price_up' | 'modality', number>
  >`
    select count(*) filter (where withdrawn) as relisted,
      count(*) filter (where gone_since is not null and not withdrawn) as returned,
      count(*) filter (where changed and gone_since is null) as changed,
      count(*) filter (where new_minimum < minimum_first and not withdrawn) as price_down,
      count(*) filter (where new_minimum > minimum_first and not withdrawn) as price_up,
      count(*) filter (where new_modality is distinct from modality and not withdrawn) as modality
    from ${differing}`.execute(trx);
  const { relisted, returned, changed, price_down, price_up, modality } = counts.rows[0]!;
  const totals = await sql<Record<'listed' | 'inserted' | 'gone', number>>`
    select (select count(*) from ${incoming}) as listed, count(*) filter (where how = 'new') as inserted,
      count(*) filter (where how = 'gone') as gone
    from ${touched}`.execute(trx);
  const { listed, inserted, gone } = totals.rows[0]!;
  const added = inserted + relisted;
  return {
    new: added,
    changed,
    unchanged: listed - added - changed - returned,
    gone,
    returned,
    priceDown: price_down,
    priceUp: price_up,
    modalityChanged: modality,
  };
}
