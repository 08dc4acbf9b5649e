import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { refreshCounts, refreshSearch } from '../search/search-table.ts';
import type { List, ListChanges } from './list.ts';
import { writeEvents } from './write-events.ts';

/** Brings auctions, history and search to what the table `incoming` says, and counts the differences. */
export async function applyList(
  trx: Database,
  sourceId: number,
  list: List,
  now: Date,
): Promise<ListChanges> {
  const { listDate, scope } = list;
  // What each known row was before, kept for the events and for what search must renew.
  await sql`create temporary table differing on commit drop as
    select a.id, a.minimum_first, a.valuation, a.modality, a.date_first, a.date_second, a.minimum_second,
      a.gone_since, a.fingerprint <> i.fingerprint as changed,
      (a.title, a.kind, a.address, a.neighborhood, a.city_name, a.modality, a.bedrooms, a.extra, a.auctioneer_id)
        is distinct from
      (i.title, i.kind, i.address, i.neighborhood, i.city_name, i.modality, i.bedrooms, i.extra, i.auctioneer_id)
        as reworded,
      i.minimum_first as new_minimum, i.valuation as new_valuation, i.modality as new_modality,
      i.date_first as new_first, i.date_second as new_second, i.minimum_second as new_minimum_second
    from auctions a join incoming i on i.code = a.code
    where a.source_id = ${sourceId} and (a.fingerprint <> i.fingerprint or a.gone_since is not null)`.execute(
    trx,
  );

  const inserted = await ids(
    sql<{ id: number }>`
    insert into auctions (uuid_key, source_id, code, title, type, modality, direct_sale, subcategory_id, kind, uf, state_id,
      city_id, city_name, neighborhood, address, latitude, longitude, date_first, date_second, minimum_first, minimum_second,
      valuation, area_total, area_private, area_land, bedrooms, parking, financing, extra, link, images, auctioneer_id,
      featured, fingerprint, first_listed, list_date)
    select uuid_key, ${sourceId}, code, title, type, modality, direct_sale, subcategory_id, kind, uf, state_id,
      city_id, city_name, neighborhood, address, latitude, longitude, date_first, date_second, minimum_first, minimum_second,
      valuation, area_total, area_private, area_land, bedrooms, parking, financing, extra, link, images, auctioneer_id,
      featured, fingerprint, ${listDate}, ${listDate}
    from incoming i where not exists (select from auctions a where a.source_id = ${sourceId} and a.code = i.code)
    returning id`,
    trx,
  );

  await sql`update auctions a set
      title = i.title, type = i.type, modality = i.modality, direct_sale = i.direct_sale, subcategory_id = i.subcategory_id,
      kind = i.kind, uf = i.uf, state_id = i.state_id, city_id = i.city_id, city_name = i.city_name,
      neighborhood = i.neighborhood, address = i.address, latitude = i.latitude, longitude = i.longitude,
      date_first = i.date_first, date_second = i.date_second, minimum_first = i.minimum_first,
      minimum_second = i.minimum_second, valuation = i.valuation, area_total = i.area_total,
      area_private = i.area_private, area_land = i.area_land, bedrooms = i.bedrooms, parking = i.parking,
      financing = case when i.knows_financing then i.financing else a.financing end, extra = i.extra, link = i.link,
      images = i.images, auctioneer_id = i.auctioneer_id, featured = i.featured, fingerprint = i.fingerprint,
      list_date = ${listDate}, gone_since = null
    from incoming i where a.source_id = ${sourceId} and i.code = a.code and a.id in (select id from differing)`.execute(
    trx,
  );
  await sql`update auctions a set list_date = ${listDate}
    from incoming i where a.source_id = ${sourceId} and i.code = a.code and a.list_date <> ${listDate}`.execute(
    trx,
  );

  const gone = await ids(
    sql<{ id: number }>`
    update auctions a set gone_since = ${listDate}
    where source_id = ${sourceId} and uf = any (${scope}) and gone_since is null
      and not exists (select from incoming i where i.code = a.code)
    returning id`,
    trx,
  );

  await writeEvents(trx, listDate, inserted, gone);

  const { rows } = await sql<{ id: number; reworded: boolean }>`select id, reworded from differing`.execute(
    trx,
  );
  const touched = [...inserted, ...gone, ...rows.map(({ id }) => id)];
  const reworded = rows.filter((row) => row.reworded).map(({ id }) => id);
  await refreshSearch(trx, touched, reworded, now);
  await refreshCounts(trx, touched);

  const counts = await sql<Record<'returned' | 'changed' | 'price_down' | 'price_up' | 'modality', number>>`
    select count(*) filter (where gone_since is not null) as returned,
      count(*) filter (where changed and gone_since is null) as changed,
      count(*) filter (where new_minimum < minimum_first) as price_down,
      count(*) filter (where new_minimum > minimum_first) as price_up,
      count(*) filter (where new_modality is distinct from modality) as modality
    from differing`.execute(trx);
  const { returned, changed, price_down, price_up, modality } = counts.rows[0]!;
  return {
    new: inserted.length,
    changed,
    unchanged: list.auctions.length - inserted.length - changed - returned,
    gone: gone.length,
    returned,
    priceDown: price_down,
    priceUp: price_up,
    modalityChanged: modality,
  };
}

async function ids(statement: ReturnType<typeof sql<{ id: number }>>, trx: Database): Promise<number[]> {
  const { rows } = await statement.execute(trx);
  return rows.map(({ id }) => id);
}
