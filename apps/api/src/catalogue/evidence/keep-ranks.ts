import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type Sql = RawBuilder<unknown>;

/** With fewer alike nothing is said. */
const least = 30;

/** How many of the same city, and of the same state, have less and as much, and of how many. */
const standing = (group: Sql, value: Sql) => sql`
  rank() over (partition by city_id, ${group} order by ${value}) - 1 as city_below,
  count(*) over (partition by city_id, ${group}, ${value}) as city_equal,
  case when city_id > 0 then count(*) over (partition by city_id, ${group}) else 0 end as city_n,
  rank() over (partition by state_id, ${group} order by ${value}) - 1 as state_below,
  count(*) over (partition by state_id, ${group}, ${value}) as state_equal,
  count(*) over (partition by state_id, ${group}) as state_n`;

/** Scope, below, equal and n of the city where it has enough, else of the state; nulls where neither has. */
const chosen = (from: string) => {
  const column = (name: string) => sql.ref(`${from}.${name}`);
  const either = (
    name: string,
  ) => sql`case when ${column('city_n')} >= ${least} then ${column(`city_${name}`)}
    when ${column('state_n')} >= ${least} then ${column(`state_${name}`)} end`;
  return sql`case when ${column('city_n')} >= ${least} then 'city' when ${column('state_n')} >= ${least} then 'state' end,
    ${either('below')}, ${either('equal')}, ${either('n')}`;
};

/**
 * Ranks what is visible in these states anew, by discount and by price per square metre: among the same type of
 * property and kind of sale of its city, of its state where there are fewer than 30 (RANK-02). Direct and online sales
 * count as one kind, since they change into each other; prices per square metre compare by the same area alone.
 */
export async function refreshRanks(trx: Database, states: readonly number[]): Promise<void> {
  if (states.length === 0) return;
  await sql`
    delete from auction_ranks where state_id = any (${states}::smallint[])
      or auction_id in (select auction_id from auction_search where state_id = any (${states}::smallint[]))`.execute(
    trx,
  );
  await sql`
    with visible as materialized (
      select s.auction_id, s.state_id, s.city_id,
        case s.subcategory_id when 5 then 10 when 6 then 11 else s.subcategory_id end as type,
        case a.sale_method when 'direct' then 1 when 'online' then 1 when 'sfi' then 2 when 'tender' then 3
          when 'auction' then 4 when 'rounds' then 5 end as modes,
        case when a.valuation > 0 then 1 - s.price::double precision / a.valuation end as discount, s.price,
        s.subcategory_id in (3, 6, 11) as is_ground, nullif(a.area_private, 0) as private, nullif(a.area_total, 0) as total,
        nullif(a.area_land, 0) as land
      from auction_search s join auctions a on a.id = s.auction_id
      where s.state_id = any (${states}::smallint[]) and a.sale_method is not null and s.subcategory_id > 0 and s.price > 0
    ), measured as (
      select *, case when is_ground then coalesce(land, total) else coalesce(private, total, land) end as metres,
        case when is_ground then case when land is not null then 3 when total is not null then 2 end
          when private is not null then 1 when total is not null then 2 when land is not null then 3 end as area
      from visible
    ), discounts as (
      select auction_id, ${standing(sql`type, modes`, sql`discount`)} from visible where discount is not null
    ), metres as (
      select auction_id, area, ${standing(sql`type, modes, area`, sql`round(price / metres)`)}
      from measured where metres > 0
    )
    insert into auction_ranks (auction_id, state_id, discount_scope, discount_below, discount_equal, discount_n,
      metre_scope, metre_below, metre_equal, metre_n, metre_area)
    select v.auction_id, v.state_id, ${chosen('d')}, ${chosen('m')},
      case when greatest(m.city_n, m.state_n) >= ${least} then (array['private', 'total', 'land'])[m.area] end
    from visible v left join discounts d on d.auction_id = v.auction_id left join metres m on m.auction_id = v.auction_id
    where greatest(d.city_n, d.state_n, m.city_n, m.state_n) >= ${least} order by v.auction_id`.execute(trx);
}
