import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';
import { places } from '../database/places.ts';
import { fingerprint } from './fingerprint.ts';
import type { ListedAuction } from './listed-auction.ts';

export type Progress = (done: number, total: number) => void;

const batchSize = 1000;

/** Puts the rows into the temporary table `incoming`, whose columns are those of auctions. */
export async function stageList(
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
