-- What lists are narrowed, counted and ordered by, all of it in the narrow table (catalogue/search/dimensions.ts). 0 or '' is what is not
-- known. The cubes of counts go: lists are counted by the search of each process, kept up to date by `search_changes`.
drop table counts_by_state, counts_by_city;
drop statistics auction_search_kinds;
drop index auction_search_recent, auction_search_price, auction_search_ending, auction_search_state, auction_search_state_price,
  auction_search_city, auction_search_kind;
alter table auction_search drop column cell, drop column band,
  -- 1 direct, 2 online, 3 tender, 4 SFI, 5 judicial, 6 extrajudicial.
  add column modality smallint not null default 0,
  add column kind text not null default '',
  -- Hundredths of a per cent below the valuation.
  add column discount smallint not null default 0,
  -- Hundredths of a square metre; `area` is the one that prices of a square metre are reckoned by.
  add column area integer not null default 0,
  add column area_private integer not null default 0,
  add column area_total integer not null default 0,
  add column area_land integer not null default 0,
  -- Centavos for each square metre of `area`.
  add column square_metre integer not null default 0,
  -- 5 is five or more.
  add column parking smallint not null default 0,
  -- 1 accepted, 2 refused.
  add column financing smallint not null default 0,
  add column fgts smallint not null default 0,
  -- 1 occupied, 2 vacant.
  add column occupancy smallint not null default 0,
  -- Days since 1970 of the day in São Paulo on which the current round closes.
  add column closes_on integer not null default 0,
  add column source_id smallint not null default 0,
  add column auctioneer_id integer not null default 0,
  -- The source's own, where it gives any.
  add column latitude double precision,
  add column longitude double precision;
create index auction_search_recent on auction_search (listed desc, auction_id desc);
create index auction_search_price on auction_search (price, auction_id);
create index auction_search_ending on auction_search (ends_at, auction_id);
create index auction_search_city on auction_search (city_id, neighborhood);
drop index auctions_placed;
create index auction_search_state on auction_search (state_id);

-- Kinds as the sources write them, by their folded names.
create table search_kinds (kind text primary key, label text not null);

-- Which search rows changed, and in which transaction, so that a process's copy can follow (docs/decisions/0046). Kept for a day.
create table search_changes (
  xid xid8 not null default pg_current_xact_id(),
  auction_id bigint not null,
  noted_at timestamptz not null default now()
);
create index search_changes_xid on search_changes (xid);
create index search_changes_noted_at on search_changes (noted_at);
create function note_search_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into search_changes (auction_id) values (0);
  elsif tg_op = 'INSERT' then
    insert into search_changes (auction_id) select auction_id from changed;
  else
    insert into search_changes (auction_id) select auction_id from before;
  end if;
  return null;
end $$;
create trigger auction_search_inserts after insert on auction_search
  referencing new table as changed for each statement execute function note_search_changes();
create trigger auction_search_updates after update on auction_search
  referencing old table as before for each statement execute function note_search_changes();
create trigger auction_search_deletes after delete on auction_search
  referencing old table as before for each statement execute function note_search_changes();
-- 0 stands for all of them.
create trigger auction_search_truncates after truncate on auction_search
  for each statement execute function note_search_changes();

drop function price_band(bigint);
drop function refresh_search(bigint[], bigint[], timestamptz);
drop function refresh_counts(smallint[]);
drop function auctions_at(bigint[], timestamptz);
-- As in 0024, and the further dimensions.
create function auctions_at(ids bigint[], at timestamptz) returns table (
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
      when p.second then 2 else 1 end::smallint,
    least(coalesce(a.bedrooms, 0), 5)::smallint,
    p.price, a.first_listed, e.ends_at,
    case when a.date_first > at then a.date_first when a.date_second > at then a.date_second
      when a.date_first is not null then greatest(a.date_first, a.date_second) + interval '30 days'
      else 'infinity' end,
    coalesce(lower(unaccent(a.neighborhood)), ''),
    a.gone_since is null and a.flagged_reason is null and a.minimum_first is not null
      and coalesce(greatest(a.date_first, a.date_second) + interval '30 days' > at, true),
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
      or a.sale_method = 'rounds' and a.minimum_second is not null), false) as second
  ) r cross join lateral (
    select r.second, case when a.longitude is not null then a.latitude end as latitude,
      case when a.latitude is not null then a.longitude end as longitude, case when r.second then coalesce(a.minimum_second, a.minimum_first) else a.minimum_first end as price
  ) p cross join lateral (
    select case when a.date_first > at then a.date_first when a.date_second > at then a.date_second else 'infinity' end as ends_at
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

-- As in 0024, and the further dimensions.
create function refresh_search(ids bigint[], reworded bigint[], at timestamptz) returns void language plpgsql as $$
begin
  create temporary table now_due on commit drop as select * from auctions_at(ids, at);
  delete from auction_search s using now_due n where n.auction_id = s.auction_id and not n.visible;
  update auction_search s
  set state_id = n.state_id, city_id = n.city_id, subcategory_id = n.subcategory_id, type = n.type, phase = n.phase,
    bedrooms = n.bedrooms, price = n.price, listed = n.listed, ends_at = n.ends_at, next_change = n.next_change,
    neighborhood = n.neighborhood, share = n.share, pending = n.pending, modality = n.modality, kind = n.kind,
    discount = n.discount, area = n.area, area_private = n.area_private, area_total = n.area_total, area_land = n.area_land,
    square_metre = n.square_metre, parking = n.parking, financing = n.financing, fgts = n.fgts, occupancy = n.occupancy,
    closes_on = n.closes_on, source_id = n.source_id, auctioneer_id = n.auctioneer_id, latitude = n.latitude, longitude = n.longitude
  from now_due n where n.auction_id = s.auction_id and n.visible
    and (s.state_id, s.city_id, s.subcategory_id, s.type, s.phase, s.bedrooms, s.price, s.listed, s.ends_at, s.next_change,
      s.neighborhood, s.share, s.pending, s.modality, s.kind, s.discount, s.area, s.area_private, s.area_total, s.area_land,
      s.square_metre, s.parking, s.financing, s.fgts, s.occupancy, s.closes_on, s.source_id, s.auctioneer_id,
      s.latitude, s.longitude) is distinct from
    (n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price, n.listed, n.ends_at, n.next_change,
      n.neighborhood, n.share, n.pending, n.modality, n.kind, n.discount, n.area, n.area_private, n.area_total, n.area_land,
      n.square_metre, n.parking, n.financing, n.fgts, n.occupancy, n.closes_on, n.source_id, n.auctioneer_id,
      n.latitude, n.longitude);
  update auction_search s set words = w.words
  from auction_words(reworded) w where w.auction_id = s.auction_id and w.words <> s.words;
  insert into auction_search (auction_id, state_id, city_id, subcategory_id, type, phase, bedrooms, price, listed, ends_at,
    next_change, neighborhood, words, share, pending, modality, kind, discount, area, area_private, area_total, area_land,
    square_metre, parking, financing, fgts, occupancy, closes_on, source_id, auctioneer_id,
    latitude, longitude)
  select n.auction_id, n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price, n.listed, n.ends_at,
    n.next_change, n.neighborhood, w.words, n.share, n.pending, n.modality, n.kind, n.discount, n.area, n.area_private,
    n.area_total, n.area_land, n.square_metre, n.parking, n.financing, n.fgts, n.occupancy, n.closes_on, n.source_id,
    n.auctioneer_id, n.latitude, n.longitude
  from now_due n join auction_words(array(
      select d.auction_id from now_due d left join auction_search s using (auction_id)
      where d.visible and s.auction_id is null)) w using (auction_id);
  drop table now_due;
  perform gin_clean_pending_list('auction_search_words');

  insert into search_words
  select word, coalesce((ts_lexize('portuguese_stem', word))[1], word)
  from (select distinct unnest(tsvector_to_array(words)) as word from auction_search
    where auction_id = any (ids)) as found
  where word ~ '^[a-z][a-z0-9]{1,39}$'
  on conflict do nothing;
  insert into search_kinds
  select lower(unaccent(kind)), min(kind) from auctions where id = any (ids) and kind is not null group by 1
  on conflict do nothing;
  -- Those that another transaction deletes already are left to it: to wait for its end could be waiting for each other.
  delete from search_changes where ctid = any (array(
    select ctid from search_changes where noted_at < now() - interval '1 day' for update skip locked));
end $$;

-- Neighbourhoods as they are written, with their counts, for suggestions and labels.
create function refresh_neighborhoods(states smallint[]) returns void language plpgsql as $$
begin
  delete from counts_by_neighborhood where state_id = any (states);
  insert into counts_by_neighborhood
  select min(s.state_id), s.city_id, s.neighborhood, min(a.neighborhood), count(*)
  from auction_search s join auctions a on a.id = s.auction_id
  where s.state_id = any (states) and s.city_id > 0 and s.neighborhood <> '' group by 2, 3;
end $$;

-- What is known already follows: words with digits within, and the new columns.
insert into search_words
select word, coalesce((ts_lexize('portuguese_stem', word))[1], word)
from (select distinct unnest(tsvector_to_array(words)) as word from auction_search) as found
where word ~ '^[a-z][a-z0-9]{1,39}$'
on conflict do nothing;
insert into search_kinds
select lower(unaccent(kind)), min(kind) from auctions where kind is not null group by 1;
-- What the clock alone would change stays for the next renewal.
update auction_search s set modality = n.modality, kind = n.kind, area = n.area, area_private = n.area_private,
  area_total = n.area_total, area_land = n.area_land, parking = n.parking, financing = n.financing, fgts = n.fgts,
  occupancy = n.occupancy, source_id = n.source_id, auctioneer_id = n.auctioneer_id, latitude = n.latitude, longitude = n.longitude,
  discount = case when a.valuation > 0 and s.price < a.valuation
    then floor((a.valuation - s.price) * 10000.0 / a.valuation) else 0 end,
  square_metre = case when n.area > 0 then least(round(s.price::numeric * 100 / n.area), 2147483647) else 0 end,
  closes_on = case when s.ends_at < 'infinity'
    then (s.ends_at at time zone 'America/Sao_Paulo')::date - date '1970-01-01' else 0 end
from auctions_at(array(select auction_id from auction_search), now()) n join auctions a on a.id = n.auction_id
where n.auction_id = s.auction_id;
