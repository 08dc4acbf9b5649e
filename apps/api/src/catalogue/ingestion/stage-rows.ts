import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { factsRow } from '../auctions/facts.ts';
import { places } from '../places/places.ts';
import { fingerprint } from './fingerprint.ts';
import type { ReadRow, UnreadLine } from './sources/list-source.ts';
import type { ListedAuction } from './sources/listed-auction.ts';
import { tables } from './staged-list.ts';

/** A row with the number of its file. */
export type StagedRow = ReadRow & { file: number };
export type StagedUnread = Pick<UnreadLine, 'line' | 'code' | 'uf' | 'reason'> & { file: number };

/** How many rows are in memory at a time. */
export const batchSize = 1000;

/** Inserts rows into `incoming`, with their place and auctioneer. */
export async function stageRows(trx: Database, sourceId: number, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const auctions = rows.map(({ auction }) => auction);
  const auctioneerIds = await saveAuctioneers(trx, sourceId, auctions);
  const known = await knownAmounts(trx, sourceId, auctions);
  const { findPlace, findState } = places();
  const batch = rows.map(({ auction: listed, file, line, fits, warning }) => {
    const auction = withKnown(listed, known.get(listed.code));
    const place = auction.city ? findPlace(auction.uf, auction.city) : null;
    return {
      uuid_key: randomUUID(),
      code: auction.code,
      title: auction.title,
      type: auction.type,
      modality: auction.modality,
      direct_sale: auction.directSale,
      sale_method: auction.saleMethod,
      type_inferred: auction.typeInferred ?? false,
      subcategory_id: auction.subcategoryId,
      kind: auction.kind,
      uf: auction.uf,
      state_id: findState(auction.uf)!.id,
      city_id: place?.city.id ?? null,
      city_name: auction.city,
      district: place?.district ?? null,
      neighborhood: auction.neighborhood,
      address: auction.address,
      latitude: auction.latitude,
      longitude: auction.longitude,
      date_first: auction.dateFirst,
      date_second: auction.dateSecond,
      date_third: auction.third?.date ?? null,
      minimum_first: auction.minimumFirst,
      minimum_second: auction.minimumSecond,
      minimum_third: auction.third?.minimum ?? null,
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
      ...factsRow(auction.facts),
      fingerprint: fingerprint(auction),
      file,
      line,
      fits,
      warning,
    };
  });
  await sql`insert into ${tables.incoming}
    select * from json_populate_recordset(null::${tables.incoming}, ${JSON.stringify(batch)}::json)`.execute(
    trx,
  );
}

/** Inserts unreadable lines into `unread_rows`. */
export async function stageUnread(trx: Database, rows: readonly StagedUnread[]): Promise<void> {
  if (rows.length === 0) return;
  const batch = rows.map(({ file, line, code, uf, reason }) => ({ file, line, code, uf, reason }));
  await sql`insert into ${tables.unread}
    select * from json_populate_recordset(null::${tables.unread}, ${JSON.stringify(batch)}::json)`.execute(
    trx,
  );
}

interface KnownAmounts {
  valuation: number | null;
  minimum_first: number | null;
  date_first: Date | null;
}

/** A row completed with what is known already; a first minimum that no list stated is set to the second's. */
function withKnown(listed: ListedAuction, known?: KnownAmounts) {
  const isSameRound = known?.date_first?.getTime() === listed.dateFirst?.getTime();
  const knownFirst = isSameRound ? known?.minimum_first : null;
  const { minimumFirst = knownFirst ?? listed.minimumSecond, valuation } = listed;
  return { ...listed, minimumFirst, valuation: valuation ?? known?.valuation ?? null };
}

/** What is known of the properties whose row states no possible valuation, or no first minimum any more. */
async function knownAmounts(trx: Database, sourceId: number, auctions: readonly ListedAuction[]) {
  const codes = auctions
    .filter(({ valuation, minimumFirst }) => valuation === undefined || minimumFirst === undefined)
    .map(({ code }) => code);
  if (codes.length === 0) return new Map<string, KnownAmounts>();
  const { rows } = await sql<KnownAmounts & { code: string }>`
    select code, valuation, minimum_first, date_first from auctions
    where source_id = ${sourceId} and code = any (${codes})`.execute(trx);
  return new Map(rows.map(({ code, ...amounts }) => [code, amounts]));
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
