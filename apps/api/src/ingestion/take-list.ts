import { randomUUID } from 'node:crypto';

import type { CalendarDate } from '@martelo/domain/auction';
import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { places } from '../database/places.ts';
import { refreshCounts, refreshSearch } from '../search/search-table.ts';
import { fingerprint } from './fingerprint.ts';
import type { ListedAuction } from './listed-auction.ts';

/** A whole list of one source and date, checked and without repeated codes. */
export interface List {
  source: { code: string; name: string; sample?: boolean };
  listDate: CalendarDate;
  /** States whose missing rows are gone; empty for a list that is only a part. */
  scope: readonly string[];
  auctions: readonly ListedAuction[];
}

export interface ListChanges {
  new: number;
  changed: number;
  unchanged: number;
  gone: number;
  returned: number;
  priceDown: number;
  priceUp: number;
  modalityChanged: number;
}

type Progress = (done: number, total: number) => void;

const batchSize = 1000;

/**
 * Brings the database to what the list says, in one transaction: killed at any moment it leaves the old state whole.
 * The same list again changes nothing. Every difference leaves an event dated by the list (API-09).
 */
export async function takeList(
  database: Database,
  list: List,
  now: Date,
  progress: Progress = () => {},
): Promise<ListChanges> {
  return database.transaction().execute(async (trx) => {
    const sourceId = await sourceIdOf(trx, list.source);
    await stage(trx, sourceId, list.auctions, progress);
    const changes = await apply(trx, sourceId, list, now);
    await sql`insert into lists (source_id, list_date, scope, rows, summary, taken_at)
      values (${sourceId}, ${list.listDate}, ${list.scope}, ${list.auctions.length}, ${JSON.stringify(changes)}, ${now})`.execute(
      trx,
    );
    return changes;
  });
}

async function sourceIdOf(trx: Database, { code, name, sample = false }: List['source']): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sources (code, name, sample) values (${code}, ${name}, ${sample})
    on conflict (code) do update set name = excluded.name returning id`.execute(trx);
  return rows[0]!.id;
}

/** Puts the rows into a temporary table with the same columns as auctions. */
async function stage(
  trx: Database,
  sourceId: number,
  auctions: readonly ListedAuction[],
  progress: Progress,
) {
  await sql`create temporary table incoming (
    uuid_key uuid, code text primary key, title text, type smallint, modality text, direct_sale boolean,
    subcategory_id smallint, kind text, uf text, state_id smallint, city_id integer, city_name text, neighborhood text,
    address text, latitude double precision, longitude double precision, date_first timestamptz, date_second timestamptz,
    minimum_first bigint, minimum_second bigint, valuation bigint, area_total numeric(14, 2), area_private numeric(14, 2),
    area_land numeric(14, 2), bedrooms smallint, parking smallint, financing boolean, knows_financing boolean, extra text,
    link text, images text[], auctioneer_id integer, featured boolean, fingerprint text
  ) on commit drop`.execute(trx);
  const auctioneerIds = await saveAuctioneers(trx, sourceId, auctions);
  const { findCity, findState } = places();
  for (let start = 0; start < auctions.length; start += batchSize) {
    const batch = auctions.slice(start, start + batchSize).map((auction) => {
      const city = auction.city ? findCity(auction.uf, auction.city) : null;
      return {
        uuid_key: randomUUID(),
        code: auction.code,
        title: auction.title,
        type: auction.type,
        modality: auction.modality,
        direct_sale: auction.directSale,
        subcategory_id: auction.subcategoryId,
        kind: auction.kind,
        uf: auction.uf,
        state_id: findState(auction.uf)!.id,
        city_id: city?.id ?? null,
        city_name: auction.city,
        neighborhood: auction.neighborhood,
        address: auction.address,
        latitude: auction.latitude,
        longitude: auction.longitude,
        date_first: auction.dateFirst,
        date_second: auction.dateSecond,
        minimum_first: auction.minimumFirst,
        minimum_second: auction.minimumSecond,
        valuation: auction.valuation,
        area_total: auction.areaTotal,
        area_private: auction.areaPrivate,
        area_land: auction.areaLand,
        bedrooms: auction.bedrooms,
        parking: auction.parking,
        financing: auction.financing ?? null,
        knows_financing: auction.financing !== undefined,
        extra: auction.extra,
        link: auction.link,
        images: auction.images,
        auctioneer_id: auction.auctioneer ? auctioneerIds.get(auction.auctioneer.name) : null,
        featured: auction.featured,
        fingerprint: fingerprint(auction),
      };
    });
    await sql`insert into incoming
      select * from jsonb_populate_recordset(null::incoming, ${JSON.stringify(batch)}::jsonb)`.execute(trx);
    progress(Math.min(start + batchSize, auctions.length), auctions.length);
  }
  await sql`analyze incoming (code, fingerprint)`.execute(trx);
}

async function saveAuctioneers(trx: Database, sourceId: number, auctions: readonly ListedAuction[]) {
  const named = new Map(
    auctions.flatMap(({ auctioneer }) => (auctioneer ? [[auctioneer.name, auctioneer]] : [])),
  );
  if (named.size === 0) return new Map<string, number>();
  const { rows } = await sql<{ id: number; name: string }>`
    insert into auctioneers (source_id, name, website, phone, logo)
    select ${sourceId}, name, website, phone, logo
    from jsonb_to_recordset(${JSON.stringify([...named.values()])}::jsonb)
      as t (name text, website text, phone text, logo text)
    on conflict (source_id, name) do update
      set website = excluded.website, phone = excluded.phone, logo = excluded.logo
    returning id, name`.execute(trx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function apply(trx: Database, sourceId: number, list: List, now: Date): Promise<ListChanges> {
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

async function writeEvents(trx: Database, listDate: CalendarDate, inserted: number[], gone: number[]) {
  await sql`insert into auction_events (auction_id, kind, list_date, new)
    select id, 'listed', ${listDate}, minimum_first::text from auctions where id = any (${inserted}) order by id`.execute(
    trx,
  );
  await sql`insert into auction_events (auction_id, kind, list_date)
    select unnest(${gone}::bigint[]), 'gone', ${listDate}`.execute(trx);
  await sql`
    insert into auction_events (auction_id, kind, list_date, old, new)
    select d.id, e.kind, ${listDate}, e.old, e.new
    from differing d cross join lateral (values
      (1, 'returned', null, null, d.gone_since is not null),
      (2, 'price', d.minimum_first::text, d.new_minimum::text, d.new_minimum is distinct from d.minimum_first),
      (3, 'valuation', d.valuation::text, d.new_valuation::text, d.new_valuation is distinct from d.valuation),
      (4, 'modality', d.modality, d.new_modality, d.new_modality is distinct from d.modality),
      (5, 'rounds', concat_ws(' ', d.date_first, d.date_second, d.minimum_second),
        concat_ws(' ', d.new_first, d.new_second, d.new_minimum_second),
        (d.date_first, d.date_second, d.minimum_second)
          is distinct from (d.new_first, d.new_second, d.new_minimum_second)),
      (6, 'details', null, null, d.changed
        and d.new_minimum is not distinct from d.minimum_first
        and d.new_valuation is not distinct from d.valuation
        and d.new_modality is not distinct from d.modality
        and (d.date_first, d.date_second, d.minimum_second)
          is not distinct from (d.new_first, d.new_second, d.new_minimum_second))
    ) as e (place, kind, old, new, happened)
    where e.happened
    order by d.id, e.place`.execute(trx);
}
