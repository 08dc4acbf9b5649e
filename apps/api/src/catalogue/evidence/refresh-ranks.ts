import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type Sql = RawBuilder<unknown>;

/** With fewer in the group there is no rank. */
const least = 30;

/**
 * Scope, below, equal and n among those of the same group of the city where it has enough, else of the state's; nulls
 * where neither has. One pass over the rows: joining the ranks to them takes far longer where the planner has no
 * statistics of a new table.
 */
const standing = (city: Sql, state: Sql, value: Sql) => {
  const n = (of: Sql) => sql`count(${value}) over (partition by ${of})`;
  const hasCity = sql`${value} is not null and city_id > 0 and ${n(city)} >= ${least}`;
  const hasState = sql`${value} is not null and ${n(state)} >= ${least}`;
  const either = (figure: (of: Sql) => Sql) =>
    sql`case when ${hasCity} then ${figure(city)} when ${hasState} then ${figure(state)} end`;
  return {
    scope: sql`case when ${hasCity} then 'city' when ${hasState} then 'state' end`,
    below: either((of) => sql`rank() over (partition by ${of} order by ${value}) - 1`),
    // The rank of its last equal minus the rows before the first: in the same sort.
    equal: either(
      (of) => sql`count(*) over (partition by ${of} order by ${value})
        - rank() over (partition by ${of} order by ${value}) + 1`,
    ),
    n: either(n),
  };
};

/**
 * Ranks what is visible in these states again, by discount and by price per square metre: among the same type of
 * property and kind of sale of its city, of its state where there are fewer than 30 (RANK-02). Direct and online sales
 * count as one kind, since they change into each other; prices per square metre compare by the same area alone, and
 * those of a share or of rights with none (LABEL-35).
 */
export async function refreshRanks(trx: Database, states: readonly number[]): Promise<void> {
  if (states.length === 0) return;
  await sql`select lock_states(${states}::smallint[])`.execute(trx);
  await sql`
    delete from auction_ranks where state_id = any (${states}::smallint[])
      or auction_id in (select auction_id from auction_search where state_id = any (${states}::smallint[]))`.execute(
    trx,
  );
  const discount = standing(sql`city_alike`, sql`state_alike`, sql`discount`);
  const metre = standing(sql`city_alike * 4 + area`, sql`state_alike * 4 + area`, sql`metre`);
  await sql`
    with visible as materialized (
      select s.auction_id, s.state_id, s.city_id, s.price,
        case s.subcategory_id when 5 then 10 when 6 then 11 else s.subcategory_id end as type,
        case a.sale_method when 'direct' then 1 when 'online' then 1 when 'sfi' then 2 when 'tender' then 3
          when 'auction' then 4 when 'rounds' then 5 end as modes,
        case when a.valuation > 0 then 1 - s.price::double precision / a.valuation end as discount,
        s.subcategory_id in (3, 6, 11) as is_ground, nullif(a.area_private, 0) as private, nullif(a.area_total, 0) as total,
        nullif(a.area_land, 0) as land, a.partial_interest
      from auction_search s join auctions a on a.id = s.auction_id
      where s.state_id = any (${states}::smallint[]) and a.sale_method is not null and s.subcategory_id > 0 and s.price > 0
    ), measured as materialized (
      -- A group is one number: sorting by several columns takes twice as long.
      select auction_id, state_id, city_id, discount, (city_id::bigint * 16 + type) * 8 + modes as city_alike,
        (state_id::bigint * 16 + type) * 8 + modes as state_alike,
        case when not partial_interest
          then round(price / case when is_ground then coalesce(land, total) else coalesce(private, total, land) end)::bigint
          end as metre,
        case when is_ground then case when land is not null then 3 when total is not null then 2 else 0 end
          when private is not null then 1 when total is not null then 2 when land is not null then 3 else 0 end as area
      from visible
    ), ranked as (
      select auction_id, state_id, ${discount.scope} as discount_scope, ${discount.below} as discount_below,
        ${discount.equal} as discount_equal, ${discount.n} as discount_n, ${metre.scope} as metre_scope,
        ${metre.below} as metre_below, ${metre.equal} as metre_equal, ${metre.n} as metre_n, area
      from measured
    )
    insert into auction_ranks (auction_id, state_id, discount_scope, discount_below, discount_equal, discount_n,
      metre_scope, metre_below, metre_equal, metre_n, metre_area)
    select auction_id, state_id, discount_scope, discount_below, discount_equal, discount_n, metre_scope, metre_below,
      metre_equal, metre_n, case when metre_scope is not null then (array['private', 'total', 'land'])[area] end
    from ranked where discount_scope is not null or metre_scope is not null order by auction_id`.execute(trx);
}
