-- What the current price is of the valuation, so that the largest discounts are walked to and not sorted at each visit. Null
-- where there is no valuation, the price is no lower, or under 5 % of it, which is mostly a wrong valuation.
alter table auction_search add column share double precision;
update auction_search s set share = s.price::double precision / a.valuation from auctions a
where a.id = s.auction_id and a.valuation > 0 and s.price < a.valuation and s.price * 20 >= a.valuation;
create index auction_search_share on auction_search (share, auction_id) include (listed) where share is not null;
create index auctions_featured on auctions (id) where featured;

drop function auctions_at(bigint[], timestamptz);
-- As in 0003, and `share`.
create function auctions_at(ids bigint[], at timestamptz) returns table (
  auction_id bigint, state_id smallint, city_id integer, subcategory_id smallint, type smallint, phase smallint,
  bedrooms smallint, price bigint, listed date, ends_at timestamptz, next_change timestamptz, neighborhood text,
  visible boolean, share double precision
) language sql stable as $$
  select a.id, a.state_id, coalesce(a.city_id, 0), coalesce(a.subcategory_id, 0)::smallint, a.type,
    case when a.date_first is null then case when a.direct_sale then 4 else 3 end
      when a.date_first <= at and a.date_second is not null then 2 else 1 end::smallint,
    least(coalesce(a.bedrooms, 0), 5)::smallint,
    p.price, a.first_listed,
    case when a.date_first > at then a.date_first when a.date_second > at then a.date_second else 'infinity' end,
    case when a.date_first > at then a.date_first when a.date_second > at then a.date_second
      when a.date_first is not null then greatest(a.date_first, a.date_second) + interval '30 days'
      else 'infinity' end,
    coalesce(lower(unaccent(a.neighborhood)), ''),
    a.gone_since is null and a.flagged_reason is null and a.minimum_first is not null
      and coalesce(greatest(a.date_first, a.date_second) + interval '30 days' > at, true),
    case when a.valuation > 0 and p.price < a.valuation and p.price * 20 >= a.valuation
      then p.price::double precision / a.valuation end
  from auctions a cross join lateral (
    select case when a.date_first <= at and a.date_second is not null
      then coalesce(a.minimum_second, a.minimum_first) else a.minimum_first end as price
  ) p
  where a.id = any (ids)
$$;

-- As in 0003, and `share`.
create or replace function refresh_search(ids bigint[], reworded bigint[], at timestamptz) returns void language plpgsql as $$
begin
  create temporary table now_due on commit drop as select * from auctions_at(ids, at);
  delete from auction_search s using now_due n where n.auction_id = s.auction_id and not n.visible;
  update auction_search s
  set state_id = n.state_id, city_id = n.city_id, subcategory_id = n.subcategory_id, type = n.type, phase = n.phase,
    bedrooms = n.bedrooms, price = n.price, band = price_band(n.price), listed = n.listed, ends_at = n.ends_at,
    next_change = n.next_change, neighborhood = n.neighborhood, share = n.share
  from now_due n where n.auction_id = s.auction_id and n.visible
    and (s.state_id, s.city_id, s.subcategory_id, s.type, s.phase, s.bedrooms, s.price, s.ends_at, s.next_change,
      s.neighborhood, s.share) is distinct from
    (n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price, n.ends_at, n.next_change,
      n.neighborhood, n.share);
  update auction_search s set words = w.words
  from auction_words(reworded) w where w.auction_id = s.auction_id and w.words <> s.words;
  insert into auction_search (auction_id, state_id, city_id, subcategory_id, type, phase, bedrooms, price, band, listed,
    ends_at, next_change, neighborhood, words, share)
  select n.auction_id, n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price,
    price_band(n.price), n.listed, n.ends_at, n.next_change, n.neighborhood, w.words, n.share
  from now_due n join auction_words(array(
      select d.auction_id from now_due d left join auction_search s using (auction_id)
      where d.visible and s.auction_id is null)) w using (auction_id);
  drop table now_due;
  perform gin_clean_pending_list('auction_search_words');

  insert into search_words
  select word, coalesce((ts_lexize('portuguese_stem', word))[1], word)
  from (select distinct unnest(tsvector_to_array(words)) as word from auction_search
    where auction_id = any (ids)) as found
  where word ~ '^[a-z]{2,40}$'
  on conflict do nothing;
end $$;
