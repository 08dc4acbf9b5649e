-- As in 0026: a row whose words changed is written once, and words are looked up of the rows that have new ones alone.
create or replace function refresh_search(ids bigint[], reworded bigint[], at timestamptz) returns void language plpgsql as $$
begin
  create temporary table now_due on commit drop as
    select n.*, w.words from auctions_at(ids, at) n left join auction_words(reworded || array(
      select id from unnest(ids) as given (id)
      where not exists (select from auction_search s where s.auction_id = id))) w using (auction_id);
  delete from auction_search s using now_due n where n.auction_id = s.auction_id and not n.visible;
  update auction_search s
  set state_id = n.state_id, city_id = n.city_id, subcategory_id = n.subcategory_id, type = n.type, phase = n.phase,
    bedrooms = n.bedrooms, price = n.price, listed = n.listed, ends_at = n.ends_at, next_change = n.next_change,
    neighborhood = n.neighborhood, words = coalesce(n.words, s.words), share = n.share, pending = n.pending,
    modality = n.modality, kind = n.kind, discount = n.discount, area = n.area, area_private = n.area_private,
    area_total = n.area_total, area_land = n.area_land, square_metre = n.square_metre, parking = n.parking,
    financing = n.financing, fgts = n.fgts, occupancy = n.occupancy, closes_on = n.closes_on, source_id = n.source_id,
    auctioneer_id = n.auctioneer_id, latitude = n.latitude, longitude = n.longitude
  from now_due n where n.auction_id = s.auction_id and n.visible
    and (n.words <> s.words or (s.state_id, s.city_id, s.subcategory_id, s.type, s.phase, s.bedrooms, s.price, s.listed,
      s.ends_at, s.next_change, s.neighborhood, s.share, s.pending, s.modality, s.kind, s.discount, s.area,
      s.area_private, s.area_total, s.area_land, s.square_metre, s.parking, s.financing, s.fgts, s.occupancy,
      s.closes_on, s.source_id, s.auctioneer_id, s.latitude, s.longitude) is distinct from
    (n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price, n.listed,
      n.ends_at, n.next_change, n.neighborhood, n.share, n.pending, n.modality, n.kind, n.discount, n.area,
      n.area_private, n.area_total, n.area_land, n.square_metre, n.parking, n.financing, n.fgts, n.occupancy,
      n.closes_on, n.source_id, n.auctioneer_id, n.latitude, n.longitude));
  insert into auction_search (auction_id, state_id, city_id, subcategory_id, type, phase, bedrooms, price, listed, ends_at,
    next_change, neighborhood, words, share, pending, modality, kind, discount, area, area_private, area_total, area_land,
    square_metre, parking, financing, fgts, occupancy, closes_on, source_id, auctioneer_id,
    latitude, longitude)
  select n.auction_id, n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price, n.listed, n.ends_at,
    n.next_change, n.neighborhood,
    -- A row that another transaction took away since has none yet.
    coalesce(n.words, (select w.words from auction_words(array[n.auction_id]) w)), n.share, n.pending, n.modality, n.kind,
    n.discount, n.area, n.area_private, n.area_total, n.area_land, n.square_metre, n.parking, n.financing, n.fgts,
    n.occupancy, n.closes_on, n.source_id, n.auctioneer_id, n.latitude, n.longitude
  from now_due n where n.visible and not exists (select from auction_search s where s.auction_id = n.auction_id);
  perform gin_clean_pending_list('auction_search_words');

  insert into search_words
  select word, coalesce((ts_lexize('portuguese_stem', word))[1], word)
  from (select distinct unnest(tsvector_to_array(words)) as word from now_due where visible) as found
  where word ~ '^[a-z][a-z0-9]{1,39}$'
  on conflict do nothing;
  drop table now_due;
  insert into search_kinds
  select lower(unaccent(kind)), min(kind) from auctions where id = any (ids) and kind is not null group by 1
  on conflict do nothing;
  -- Those that another transaction deletes already are left to it: to wait for its end could be waiting for each other.
  delete from search_changes where ctid = any (array(
    select ctid from search_changes where noted_at < now() - interval '1 day' for update skip locked));
end $$;
