import { fold } from '@martelo/domain/fold';
import type { Seller } from '@martelo/domain/sentence';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { compareNames, places } from './places.ts';

interface StateCountRow {
  id: number;
  name: string;
  uf: string;
  auction_count: number;
}
interface CityCountRow extends StateCountRow {
  state_id: number;
}
interface NeighborhoodRow {
  name: string;
  city: { id: number; name: string };
  auction_count: number;
}

/** Few auctions have one: they are counted directly. */
const districtCounts = sql`
  select a.district as name, s.city_id, count(*)::integer as n from auctions a join auction_search s on s.auction_id = a.id
  where a.district is not null group by 1, 2`;

const minSellerLength = 3;
/** Folded, marks as spaces. */
const plainName = (name: string) =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** States, cities and neighbourhoods with their counts. */
export function placeRepository(database: Database) {
  return {
    async states(): Promise<StateCountRow[]> {
      const { rows } = await sql<StateCountRow>`
        select s.id, s.name, s.uf, coalesce(k.n, 0)::integer as auction_count
        from states s left join (select state_id, count(*) as n from auction_search group by 1) k on k.state_id = s.id`.execute(
        database,
      );
      return rows.toSorted(compareNames);
    },

    async cities(stateId: number): Promise<CityCountRow[]> {
      const { rows } = await sql<CityCountRow>`
        select c.id, c.name, s.uf, c.state_id, coalesce(k.n, 0)::integer as auction_count
        from cities c join states s on s.id = c.state_id
          left join (select city_id, count(*) as n from auction_search where state_id = ${stateId} group by 1) k
            on k.city_id = c.id
        where c.state_id = ${stateId} order by c.folded`.execute(database);
      return rows;
    },

    async neighborhoods(cityId: number): Promise<NeighborhoodRow[]> {
      const { rows } = await sql<NeighborhoodRow>`
        select k.label as name, json_build_object('id', c.id, 'name', c.name) as city, k.n as auction_count
        from counts_by_neighborhood k join cities c on c.id = k.city_id
        where k.city_id = ${cityId} order by k.neighborhood limit 2000`.execute(database);
      return rows;
    },

    /** By the beginning of any word of the name, else by likeness; those with more auctions first. */
    async searchCities(title: string, limit: number): Promise<CityCountRow[]> {
      const folded = fold(title);
      const begins = (name: string) => name.startsWith(folded) || name.includes(` ${folded}`);
      const begun = places().cities.flatMap(({ id, folded: name }) => (begins(name) ? [id] : []));
      // Merely similar ones come last: where enough begin with it, they are not queried.
      const alike = begun.length < limit && folded.length >= 4;
      const found = alike
        ? sql`array(select id from cities where id = any (${begun}::integer[]) or folded % ${folded})`
        : sql`${begun}::integer[]`;
      const { rows } = await sql<CityCountRow>`
        with found as materialized (select unnest(${found}) as id)
        select c.id, c.name, s.uf, c.state_id, coalesce(k.n, 0)::integer as auction_count
        from found join cities c on c.id = found.id join states s on s.id = c.state_id
          left join (select city_id, count(*) as n from auction_search where city_id in (select id from found) group by 1) k
            on k.city_id = c.id
        order by c.folded like ${`${escapeLike(folded)}%`} desc, c.folded like ${`% ${escapeLike(folded)}%`} desc,
          coalesce(k.n, 0) desc, similarity(c.folded, ${folded}) desc, c.folded
        limit ${limit}`.execute(database);
      return rows;
    },

    async searchNeighborhoods(title: string, limit: number): Promise<(NeighborhoodRow & { uf: string })[]> {
      const folded = fold(title);
      const { rows } = await sql<NeighborhoodRow & { uf: string }>`
        select k.label as name, json_build_object('id', c.id, 'name', c.name) as city, s.uf, k.n as auction_count
        from counts_by_neighborhood k join cities c on c.id = k.city_id join states s on s.id = c.state_id
        where k.neighborhood like ${`${escapeLike(folded)}%`}
          or (length(${folded}) >= 4 and k.neighborhood % ${folded})
        order by k.neighborhood like ${`${escapeLike(folded)}%`} desc, k.n desc, k.neighborhood limit ${limit}`.execute(
        database,
      );
      return rows;
    },

    /**
     * Regions of the Federal District and districts with auctions now, by the beginning of any of their words
     * (INTAKE-24).
     */
    async searchDistricts(title: string, limit: number): Promise<(NeighborhoodRow & { uf: string })[]> {
      const pattern = escapeLike(fold(title));
      const { rows } = await sql<NeighborhoodRow & { uf: string }>`
        select d.name, json_build_object('id', c.id, 'name', c.name) as city, s.uf, d.n as auction_count
        from (${districtCounts}) d join cities c on c.id = d.city_id join states s on s.id = c.state_id
        where ' ' || lower(unaccent(d.name)) like ${`% ${pattern}%`}
        order by d.n desc, d.name limit ${limit}`.execute(database);
      return rows;
    },

    /** How many auctions lie in districts of each folded name, for reading sentences. */
    async districtCounts(): Promise<Map<string, number>> {
      const { rows } = await sql<{ name: string; n: number }>`
        select lower(unaccent(name)) as name, sum(n)::integer as n from (${districtCounts}) d group by 1`.execute(
        database,
      );
      return new Map(rows.map(({ name, n }) => [name, n]));
    },

    /** How many auctions lie in neighbourhoods of each folded name, for reading sentences. */
    async neighborhoodCounts(): Promise<Map<string, number>> {
      const { rows } = await sql<{ name: string; n: number }>`
        select neighborhood as name, sum(n)::integer as n from counts_by_neighborhood group by 1`.execute(
        database,
      );
      return new Map(rows.map(({ name, n }) => [name, n]));
    },

    /**
     * Sources and auctioneers by their folded names, for reading sentences; Caixa is a kind of auction there. A name
     * that two of them have is left out.
     */
    async sellers(): Promise<Map<string, Seller>> {
      const { rows } = await sql<{ name: string; code: string | null; id: number | null }>`
        select name, code, null::integer as id from sources where code <> 'caixa'
        union all select name, null, id from auctioneers`.execute(database);
      const byName = Map.groupBy(rows, ({ name }) => plainName(name));
      return new Map(
        [...byName].flatMap(([folded, [one, ...others]]) => {
          if (!one || others.length > 0 || folded.length < minSellerLength) return [];
          const { name, code, id } = one;
          return [
            [folded, code === null ? { name, auctioneerId: id! } : { name, source: fold(code) }] as const,
          ];
        }),
      );
    },

    /** Every city with its number of auctions, for reading sentences. */
    async cityCounts(): Promise<Map<number, number>> {
      const { rows } = await sql<{ id: number; n: number }>`
        select city_id as id, count(*)::integer as n from auction_search where city_id > 0 group by 1`.execute(
        database,
      );
      return new Map(rows.map(({ id, n }) => [id, n]));
    },
  };
}
export type PlaceRepository = ReturnType<typeof placeRepository>;

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
