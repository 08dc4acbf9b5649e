-- A third praça or call, held where the second found no buyer: always dated, after the second (docs/decisions/0054).
alter table auctions
  add column date_third timestamptz,
  add column minimum_third bigint,
  add constraint auctions_date_third_check check (date_third is null or coalesce(date_third > date_second, false)),
  add constraint auctions_minimum_third_check check (minimum_third is null or date_third is not null);

-- As in 0026, and the third round: phase 8.
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
    case when m.area > 0 then least(round(p.price::numeric * 100 / m.area), 2147483647) else 0 end::integer,
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
