import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

/**
 * Recomputes the figures of these cities: of the 24 months up to each city's newest sale, from 8 sales on, a sale that
 * stands in several files once (MARKET-04).
 */
export async function refreshSaleMedians(trx: Database, cities: readonly number[]): Promise<void> {
  const cityIds = sql`${cities}::integer[]`;
  await sql`select lock_cities(${cityIds})`.execute(trx);
  await sql`delete from sale_medians where city_id = any (${cityIds})`.execute(trx);
  await sql`
    insert into sale_medians
    with sales as materialized (
      select distinct on (r.city_id, f.basis, r.key) r.*, f.basis
      from registered_sales r join sale_files f on f.id = r.file_id
      where r.city_id = any (${cityIds}) and f.undone_at is null
      order by r.city_id, f.basis, r.key, r.file_id
    ), recent as materialized (
      select s.* from sales s join (select city_id, basis, max(sold_on) as newest from sales group by 1, 2) n
        on n.city_id = s.city_id and n.basis = s.basis and s.sold_on > n.newest - interval '24 months'
    ), figures as (
      select city_id, neighborhood, type, basis, 'price' as measure, price as value, sold_on from recent
      union all
      select city_id, neighborhood, type, basis, case when type in (3, 11) then 'land' else 'built' end,
        round(price / area)::bigint, sold_on
      from recent where area is not null
    ), counted as (
      select city_id, case when grouping(neighborhood) = 1 then '' else neighborhood end as place, type, basis, measure,
        count(*) as n, percentile_cont(array[0.25, 0.5, 0.75]) within group (order by value) as quartiles,
        min(sold_on) as from_date, max(sold_on) as to_date
      from figures
      group by grouping sets ((city_id, type, basis, measure), (city_id, neighborhood, type, basis, measure))
      having count(*) >= 8 and (grouping(neighborhood) = 1 or neighborhood <> '')
    )
    select city_id, place, type, basis, measure, n, round(quartiles[1]::numeric), round(quartiles[2]::numeric),
      round(quartiles[3]::numeric), from_date, to_date
    from counted order by 1, 2, 3, 4, 5`.execute(trx);
  await sql`insert into public_changes default values`.execute(trx);
}
