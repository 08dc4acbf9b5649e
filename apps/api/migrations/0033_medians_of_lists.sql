-- What the visible auctions of a place and type of property ask, from 8 on: whole prices, and prices per square metre by
-- the same kind of area. Type 10 stands for 5 and 11 for 6. Amounts in centavos; the dates are those of the lists.
create table list_medians (
  state_id smallint not null,
  city_id integer not null,
  -- '' for the whole city, else as in auction_search.
  neighborhood text not null,
  type smallint not null,
  measure text not null check (measure in ('price', 'private', 'total', 'land')),
  n integer not null,
  q1 bigint not null,
  median bigint not null,
  q3 bigint not null,
  from_date date not null,
  to_date date not null,
  primary key (city_id, neighborhood, type, measure)
);
create index list_medians_state on list_medians (state_id);

-- Reckons the figures of these states anew. Land is measured by its ground, all else by the area that is used alone.
create function refresh_list_medians(states smallint[]) returns void language plpgsql as $$
begin
  delete from list_medians where state_id = any (states);
  insert into list_medians
  with visible as materialized (
    select s.state_id, s.city_id, s.neighborhood, s.price, a.list_date,
      (case s.subcategory_id when 5 then 10 when 6 then 11 else s.subcategory_id end)::smallint as type,
      s.subcategory_id in (3, 6, 11) as is_ground, nullif(a.area_private, 0) as private, nullif(a.area_total, 0) as total,
      nullif(a.area_land, 0) as land
    from auction_search s join auctions a on a.id = s.auction_id
    where s.state_id = any (states) and s.city_id > 0 and s.subcategory_id > 0 and s.price > 0
  ), measured as materialized (
    select *, case when is_ground then coalesce(land, total) else coalesce(private, total, land) end as area,
      case when is_ground then case when land is not null then 'land' else 'total' end
        when private is not null then 'private' when total is not null then 'total' else 'land' end as area_kind
    from visible
  ), figures as (
    select state_id, city_id, neighborhood, type, 'price' as measure, price as value, list_date from measured
    union all
    select state_id, city_id, neighborhood, type, area_kind, round(price / area)::bigint, list_date
    from measured where area is not null
  ), counted as (
    select min(state_id) as state_id, city_id, case when grouping(neighborhood) = 1 then '' else neighborhood end as place,
      type, measure, count(*) as n,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by value) as quartiles,
      min(list_date) as from_date, max(list_date) as to_date
    from figures
    group by grouping sets ((city_id, type, measure), (city_id, neighborhood, type, measure))
    having count(*) >= 8 and (grouping(neighborhood) = 1 or neighborhood <> '')
  )
  select state_id, city_id, place, type, measure, n, round(quartiles[1]::numeric), round(quartiles[2]::numeric),
    round(quartiles[3]::numeric), from_date, to_date
  from counted order by city_id, place, type, measure;
end $$;

select refresh_list_medians(array(select distinct state_id from auction_search));
