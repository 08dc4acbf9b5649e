-- Figures of a state are deleted and inserted again by one transaction at a time. Two at once would both insert them: the
-- second does not see what the first inserted while it waited to delete. Waits until commit, in the order of the numbers;
-- who waits has changed its auctions and their search rows before and changes none after.
create function lock_states(states smallint[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7226032, id)
  from (select distinct unnest(states)::integer as id order by 1) as ascending;
end $$;

-- The same for what the sales of a city cost.
create function lock_cities(cities integer[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7226033, id)
  from (select distinct unnest(cities) as id order by 1) as ascending;
end $$;

-- As in 0026.
create or replace function refresh_neighborhoods(states smallint[]) returns void language plpgsql as $$
begin
  perform lock_states(states);
  delete from counts_by_neighborhood where state_id = any (states);
  insert into counts_by_neighborhood
  select min(s.state_id), s.city_id, s.neighborhood, min(a.neighborhood), count(*)
  from auction_search s join auctions a on a.id = s.auction_id
  where s.state_id = any (states) and s.city_id > 0 and s.neighborhood <> '' group by 2, 3;
end $$;

-- As in 0041.
create or replace function refresh_list_medians(states smallint[]) returns void language plpgsql as $$
begin
  perform lock_states(states);
  delete from list_medians where state_id = any (states);
  insert into list_medians
  with visible as materialized (
    select s.state_id, s.city_id, s.neighborhood, s.price, a.list_date,
      (case s.subcategory_id when 5 then 10 when 6 then 11 else s.subcategory_id end)::smallint as type,
      s.subcategory_id in (3, 6, 11) as is_ground, nullif(a.area_private, 0) as private, nullif(a.area_total, 0) as total,
      nullif(a.area_land, 0) as land
    from auction_search s join auctions a on a.id = s.auction_id
    where s.state_id = any (states) and s.city_id > 0 and s.subcategory_id > 0 and s.price > 0
      and not a.partial_interest
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
