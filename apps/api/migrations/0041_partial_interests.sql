-- Whether a title says that a share, rights or the bare ownership is sold: where `partialInterests` of packages/domain finds
-- any (docs/decisions/0066).
create function is_partial_interest(title text) returns boolean language sql immutable parallel safe as $$
  -- Folding is dear: most titles have none of these letters.
  select title ~* '%|idea|direito|propriedade' and trim(regexp_replace(lower(translate(title,
    'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇáàâãäéèêëíìîïóòôõöúùûüç' || chr(160),
    'AAAAAEEEEIIIIOOOOOUUUUCaaaaaeeeeiiiiooooouuuuc ')), '\s+', ' ', 'g')) ~ (
    '(^|[-–:)] ?)((partel?|metade) ideal|partes ideais)\y(?![ (]{0,2}(de|sobre)?[ (]{0,2}(100([.,]0{1,4})? ?%|1 ?/ ?1(?!\d)))|' ||
    '^fracao ideal\y(?![ (]{0,2}(de|sobre)?[ (]{0,2}(100([.,]0{1,4})? ?%|1 ?/ ?1(?!\d)))|' ||
    '^(?!100([.,]0{1,4})? ?%)[\d.,]{1,8} ?% (d[aeo]|sobre)( o| a| uma?)? ' ||
    '(apto|apartamento|area|box|casa|chacara|conjunto|fazenda|galpao|gleba|imovel|loja|lote|predio|sala|sitio|sobrado|terreno|vaga)\y|' ||
    '(^|[-–:)(] ?|([%)\d]|ideal) dos )direitos (sobre|aquisitivos|possessorios|hereditarios|de posse)\y|' ||
    '^direitos d[aeo]\y|' ||
    '\yleilao de direitos\y|' ||
    '\ynua[ -]propriedade\y')
$$;

alter table auctions add column partial_interest boolean not null generated always as (is_partial_interest(title)) stored;

-- As in 0035; what a part costs is no price of the whole's area.
create or replace function auctions_at(ids bigint[], at timestamptz) returns table (
  auction_id bigint, state_id smallint, city_id integer, subcategory_id smallint, type smallint, phase smallint,
  bedrooms smallint, price bigint, listed date, ends_at timestamptz, next_change timestamptz, neighborhood text,
  visible boolean, share double precision, pending boolean, modality smallint, kind text, discount smallint, area integer,
  area_private integer, area_total integer, area_land integer, square_metre integer, parking smallint, financing smallint,
  fgts smallint, occupancy smallint, closes_on integer, source_id smallint, auctioneer_id integer, latitude double precision,
  longitude double precision
) language sql stable as $$
  select a.id, a.state_id, coalesce(a.city_id, 0), coalesce(a.subcategory_id, 0)::smallint, a.type,
    case when a.sale_method = 'direct' then 4 when a.sale_method = 'tender' then 6 when a.sale_method = 'online' then 7
      when a.sale_method = 'auction' then 3
      when a.date_first is null then case when a.sale_method = 'sfi' then 5 when a.direct_sale then 4 else 3 end
      when p.third then 8 when p.second then 2 else 1 end::smallint,
    least(coalesce(a.bedrooms, 0), 5)::smallint,
    p.price, a.first_listed, e.ends_at,
    case when a.date_first > at then a.date_first when a.date_second > at then a.date_second when a.date_third > at then a.date_third
      when a.date_first is not null then greatest(a.date_first, a.date_second, a.date_third) + interval '30 days'
      else 'infinity' end,
    coalesce(lower(unaccent(a.neighborhood)), ''),
    a.gone_since is null and a.flagged_reason is null and a.minimum_first is not null
      and coalesce(greatest(a.date_first, a.date_second, a.date_third) + interval '30 days' > at, true),
    case when a.valuation > 0 and p.price < a.valuation and p.price * 20 >= a.valuation
      then p.price::double precision / a.valuation end,
    p.second and a.date_second is null,
    case when a.sale_method = 'direct' or a.sale_method is null and a.direct_sale then 1 when a.sale_method = 'online' then 2
      when a.sale_method = 'tender' then 3 when a.sale_method = 'sfi' then 4
      when a.type = 1 then 5 when a.type = 2 then 6 else 0 end::smallint,
    coalesce(lower(unaccent(a.kind)), ''),
    case when a.valuation > 0 and p.price < a.valuation then floor((a.valuation - p.price) * 10000.0 / a.valuation) else 0 end::smallint,
    m.area, m.private, m.total, m.land,
    case when m.area > 0 and not a.partial_interest then least(round(p.price::numeric * 100 / m.area), 2147483647) else 0 end::integer,
    least(greatest(coalesce(a.parking, 0), 0), 5)::smallint,
    case a.financing when true then 1 when false then 2 else 0 end::smallint,
    case a.accepts_fgts when true then 1 when false then 2 else 0 end::smallint,
    case a.occupancy when 'occupied' then 1 when 'vacant' then 2 else 0 end::smallint,
    case when e.ends_at < 'infinity' then (e.ends_at at time zone 'America/Sao_Paulo')::date - date '1970-01-01' else 0 end,
    a.source_id, coalesce(a.auctioneer_id, 0), p.latitude, p.longitude
  from auctions a cross join lateral (
    select coalesce(a.date_first <= at and (a.date_second is not null
      or a.sale_method = 'rounds' and a.minimum_second is not null), false) as second,
      coalesce(a.date_first <= at and a.date_second <= at and a.date_third is not null, false) as third
  ) r cross join lateral (
    select r.second, r.third, case when a.longitude is not null then a.latitude end as latitude,
      case when a.latitude is not null then a.longitude end as longitude, case when r.third then coalesce(a.minimum_third, a.minimum_second, a.minimum_first)
        when r.second then coalesce(a.minimum_second, a.minimum_first) else a.minimum_first end as price
  ) p cross join lateral (
    select case when a.date_first > at then a.date_first when a.date_second > at then a.date_second
      when a.date_third > at then a.date_third else 'infinity' end as ends_at
  ) e cross join lateral (
    select least(coalesce(a.area_private, 0) * 100, 2147483647)::integer as private,
      least(coalesce(a.area_total, 0) * 100, 2147483647)::integer as total,
      least(coalesce(a.area_land, 0) * 100, 2147483647)::integer as land
  ) h cross join lateral (
    select h.*, case when a.subcategory_id in (3, 6, 11) then coalesce(nullif(h.land, 0), h.total)
      else coalesce(nullif(h.private, 0), nullif(h.total, 0), h.land) end as area
  ) m
  where a.id = any (ids)
$$;

-- As in 0033, of whole properties.
create or replace function refresh_list_medians(states smallint[]) returns void language plpgsql as $$
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

update auction_search s set square_metre = 0 from auctions a
where a.id = s.auction_id and a.partial_interest and s.square_metre > 0;
update search_evidence e set metre_rank = 0 from auctions a
where a.id = e.auction_id and a.partial_interest and e.metre_rank > 0;
update auction_ranks r set metre_scope = null, metre_area = null, metre_below = null, metre_equal = null, metre_n = null
from auctions a where a.id = r.auction_id and a.partial_interest and r.metre_scope is not null;
select refresh_list_medians(array(select distinct state_id from auctions where partial_interest and state_id is not null));
