import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { places } from '../places/places.ts';
import { refreshNeighborhoods, refreshSearch } from './search-table.ts';

/**
 * Sets the municipality and district of known auctions by today's tables of names: earlier lists left them empty where
 * a table lacked the name. Nothing that a source stated is changed, so there is no event.
 */
export async function placeKnownAuctions(database: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ uf: string; name: string; city_id: number | null }>`
    select distinct uf, city_name as name, city_id from auctions
    where city_name is not null and district is null and (city_id is null or uf = 'DF')`.execute(database);
  const { findPlace } = places();
  const found = rows.flatMap(({ uf, name, city_id: known }) => {
    const place = findPlace(uf, name);
    return place && (place.district !== null || place.city.id !== known)
      ? [{ uf, name, city_id: place.city.id, district: place.district }]
      : [];
  });
  if (found.length === 0) return;
  await database.transaction().execute(async (trx) => {
    const { rows: placed } = await sql<{ id: number }>`
      update auctions a set city_id = p.city_id, district = p.district
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as p (uf text, name text, city_id integer, district text)
      where a.uf = p.uf and a.city_name = p.name and a.district is null and (a.city_id is null or a.uf = 'DF')
      returning a.id`.execute(trx);
    const ids = placed.map(({ id }) => id);
    await refreshSearch(trx, ids, ids, now);
    await refreshNeighborhoods(trx, ids);
  });
}
