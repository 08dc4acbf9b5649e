import { sql } from 'kysely';

import { type AuctionRow, auctionColumns } from '../../auctions/auction-row.ts';
import type { Condition } from '../../auctions/conditions.ts';
import { type SearchFilters, sortings } from '../../auctions/search-filters.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { type Keyword, readKeyword } from '../keyword.ts';
import { readNames } from '../read-names.ts';
import { pageSize, pageWithin, type PlaceCount, type Search } from '../search.ts';
import { conditionsOf } from './conditions-of.ts';
import { countAll, countNeighborhoods } from './count-in-sql.ts';

/** The auctions of one page, in the requested order. */
async function pageRows(
  database: Database,
  conditions: Condition,
  order: keyof typeof sortings,
  { offset, limit = pageSize }: { offset: number; limit?: number },
): Promise<AuctionRow[]> {
  const { column, descending, backward } = sortings[order];
  const way = (isDown: boolean) => (isDown ? sql`desc` : sql``);
  const isZeroLast = column === 'square_metre' || column === 'next_price';
  const key = isZeroLast ? sql`nullif(${sql.ref(column)}, 0)` : sql.ref(column);
  const by = sql`${key} ${way(descending)} nulls last, auction_id ${way(backward)}`;
  const { rows } = await sql<AuctionRow>`
    with picked as (
      select auction_id, row_number() over (order by ${by}) as n from search_rows ${conditions}
      order by n limit ${limit} offset ${offset}
    )
    select ${auctionColumns} from picked join auctions a on a.id = picked.auction_id order by n`.execute(
    database,
  );
  return rows;
}

async function countPlaces(
  database: Database,
  filters: SearchFilters,
  keyword: Keyword | null,
  step: number,
): Promise<PlaceCount[]> {
  const { except } = conditionsOf(filters, keyword);
  const { rows } = await sql<PlaceCount>`
    with found as materialized (
      select auction_id, city_id, latitude, longitude from search_rows ${except(null)}
    ), own as (
      select *, floor(latitude / ${step}::float8) as north, floor(longitude / ${step}::float8) as east
      from found where latitude is not null
    ), cells as (
      select north, east, avg(latitude) as latitude, avg(longitude) as longitude, count(*)::integer as n,
        array_agg(distinct city_id order by city_id) as "cityIds"
      from own group by north, east
    )
    (
      select distinct on (north, east) own.latitude, own.longitude, own.city_id as "cityId",
        own.auction_id as "auctionId", n, "cityIds"
      from own join cells using (north, east)
      order by north, east, floor(
        ((own.latitude - cells.latitude) * (own.latitude - cells.latitude) +
          (own.longitude - cells.longitude) * (own.longitude - cells.longitude)) * (2 ^ 30)::float8
      ), own.auction_id
    )
    union all
    select null, null, city_id, min(auction_id), count(*)::integer, array[city_id]
    from found where latitude is null group by city_id`.execute(database);
  return rows;
}

/**
 * Everything from the database, one plain statement a part: it answers while a copy is being made. All of an answer is
 * of one moment.
 */
export function searchInSql(database: Database): Search {
  const atOneMoment = <Result>(work: (trx: Database) => Promise<Result>) =>
    database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
  return {
    read: (text) => readKeyword(database, text),
    list: (filters, keyword, order, requestedPage) =>
      atOneMoment(async (trx) => {
        const all = await countAll(trx, filters, keyword);
        const counts = { ...all, neighborhoods: await countNeighborhoods(trx, filters, keyword) };
        const { page, lastPage } = pageWithin(requestedPage, counts.total);
        const conditions = conditionsOf(filters, keyword).except(null);
        return {
          counts,
          page,
          lastPage,
          rows: await pageRows(trx, conditions, order, { offset: (page - 1) * pageSize }),
          names: await readNames(trx, counts, filters),
        };
      }),
    first: (filters, keyword, order, limit) =>
      pageRows(database, conditionsOf(filters, keyword).except(null), order, { offset: 0, limit }),
    async count(filters, keyword) {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::integer as n from search_rows ${conditionsOf(filters, keyword).except(
        null,
      )}`.execute(database);
      return rows[0]!.n;
    },
    countPlaces: (filters, keyword, step) => countPlaces(database, filters, keyword, step),
  };
}
