-- Words as written, accents folded. Stems and typing errors are matched through search_words, at query time.
create text search configuration folded (copy = simple);
alter text search configuration folded
  alter mapping for asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart
  with unaccent, simple;

-- Narrow twin of auctions, of the visible ones alone: what lists filter, sort and count by, as it stands now. Derived
-- from auctions and written by refresh_search alone, so no reference is checked row by row.
create table auction_search (
  auction_id bigint primary key,
  state_id smallint not null,
  city_id integer not null,
  subcategory_id smallint not null,
  type smallint not null,
  phase smallint not null,
  bedrooms smallint not null,
  price bigint not null,
  band smallint not null,
  listed date not null,
  ends_at timestamptz not null,
  next_change timestamptz not null,
  neighborhood text not null,
  words tsvector not null,
  -- Everything that is counted by but the city, in one number: grouping by it costs a third of grouping by six columns.
  cell integer not null generated always as
    (((((state_id::integer * 16 + subcategory_id) * 8 + type) * 8 + phase) * 8 + bedrooms) * 16 + band) stored
);
-- What is counted together is sampled together, so that the planner knows which combinations hardly occur.
create statistics auction_search_kinds (mcv) on subcategory_id, type, phase, bedrooms from auction_search;
-- The included columns let counts and walks read the index alone.
create index auction_search_recent on auction_search (listed desc, auction_id desc) include (cell, city_id);
create index auction_search_price on auction_search (price, auction_id) include (cell, city_id);
create index auction_search_ending on auction_search (ends_at, auction_id) include (cell, city_id);
create index auction_search_state on auction_search (state_id, listed desc, auction_id desc) include (cell, city_id);
create index auction_search_state_price on auction_search (state_id, price, auction_id) include (cell, city_id);
create index auction_search_city on auction_search (city_id, neighborhood) include (cell, price);
create index auction_search_kind on auction_search (subcategory_id, type, phase, bedrooms);
-- Entries gather in a pending list, which refresh_search merges at once: row by row they cost ten times as much.
create index auction_search_words on auction_search using gin (words) with (fastupdate = on, gin_pending_list_limit = 65536);
create index auction_search_next_change on auction_search (next_change);

create index lists_newest on lists (list_date);

-- Two cubes of counts, so that lists without words or prices need no counting.
create table counts_by_state (
  state_id smallint not null,
  subcategory_id smallint not null,
  type smallint not null,
  phase smallint not null,
  bedrooms smallint not null,
  band smallint not null,
  n integer not null,
  low bigint not null,
  high bigint not null,
  total bigint not null,
  primary key (state_id, subcategory_id, type, phase, bedrooms, band)
);
create table counts_by_city (
  state_id smallint not null,
  city_id integer not null,
  subcategory_id smallint not null,
  type smallint not null,
  phase smallint not null,
  bedrooms smallint not null,
  n integer not null,
  primary key (state_id, city_id, subcategory_id, type, phase, bedrooms)
);
create table counts_by_neighborhood (
  state_id smallint not null,
  city_id integer not null,
  neighborhood text not null,
  label text not null,
  n integer not null,
  primary key (city_id, neighborhood)
);
create index counts_by_neighborhood_similar on counts_by_neighborhood using gin (neighborhood gin_trgm_ops);

-- Words that occur, with their Portuguese stems, so that another form or a mistyped one finds them.
create table search_words (word text primary key, stem text not null);
create index search_words_stem on search_words (stem);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
create index search_words_prefix on search_words (word text_pattern_ops);

-- 0-based band of a price in centavos; the edges are repeated in search/price-bands.ts.
create function price_band(price bigint) returns smallint language sql immutable parallel safe as $$
  select width_bucket(price, array[
    2500000, 5000000, 7500000, 10000000, 15000000, 20000000, 30000000, 50000000, 75000000, 100000000, 200000000
  ]::bigint[])::smallint
$$;

-- What each auction is at `at`. Phase 1 first, 2 second, 3 single round, 4 direct sale (RULE-01); 'infinity' where
-- nothing is to come; not visible when gone, flagged, without a price, or ended over 30 days ago (LIST-09).
create function auctions_at(ids bigint[], at timestamptz) returns table (
  auction_id bigint, state_id smallint, city_id integer, subcategory_id smallint, type smallint, phase smallint,
  bedrooms smallint, price bigint, listed date, ends_at timestamptz, next_change timestamptz, neighborhood text,
  visible boolean
) language sql stable as $$
  select a.id, a.state_id, coalesce(a.city_id, 0), coalesce(a.subcategory_id, 0)::smallint, a.type,
    case when a.date_first is null then case when a.direct_sale then 4 else 3 end
      when a.date_first <= at and a.date_second is not null then 2 else 1 end::smallint,
    least(coalesce(a.bedrooms, 0), 5)::smallint,
    case when a.date_first <= at and a.date_second is not null
      then coalesce(a.minimum_second, a.minimum_first) else a.minimum_first end,
    a.first_listed,
    case when a.date_first > at then a.date_first when a.date_second > at then a.date_second else 'infinity' end,
    case when a.date_first > at then a.date_first when a.date_second > at then a.date_second
      when a.date_first is not null then greatest(a.date_first, a.date_second) + interval '30 days'
      else 'infinity' end,
    coalesce(lower(unaccent(a.neighborhood)), ''),
    a.gone_since is null and a.flagged_reason is null and a.minimum_first is not null
      and coalesce(greatest(a.date_first, a.date_second) + interval '30 days' > at, true)
  from auctions a where a.id = any (ids)
$$;

-- Words part at every mark, as those of a keyword do: the parser alone takes 'Loja/Sala' for one, a path.
create function auction_words(ids bigint[]) returns table (auction_id bigint, words tsvector) language sql stable as $$
  select a.id, to_tsvector('folded', translate(concat_ws(' ', a.title, a.kind, a.modality, a.address, a.neighborhood,
    coalesce(c.name, a.city_name), a.uf, s.name, a.code, a.extra, u.name,
    case a.type when 1 then 'judicial' when 2 then 'extrajudicial' when 3 then 'caixa'
      when 4 then 'administrativo' else 'voluntario' end,
    case when a.bedrooms > 0 then a.bedrooms || ' quartos' end), '/-._@:', '      '))
  from auctions a join states s on s.id = a.state_id left join cities c on c.id = a.city_id
    left join auctioneers u on u.id = a.auctioneer_id
  where a.id = any (ids)
$$;

-- Brings the search rows of these auctions to what holds at `at`; `reworded` are those whose words changed.
create function refresh_search(ids bigint[], reworded bigint[], at timestamptz) returns void language plpgsql as $$
begin
  create temporary table now_due on commit drop as select * from auctions_at(ids, at);
  delete from auction_search s using now_due n where n.auction_id = s.auction_id and not n.visible;
  update auction_search s
  set state_id = n.state_id, city_id = n.city_id, subcategory_id = n.subcategory_id, type = n.type, phase = n.phase,
    bedrooms = n.bedrooms, price = n.price, band = price_band(n.price), listed = n.listed, ends_at = n.ends_at,
    next_change = n.next_change, neighborhood = n.neighborhood
  from now_due n where n.auction_id = s.auction_id and n.visible
    and (s.state_id, s.city_id, s.subcategory_id, s.type, s.phase, s.bedrooms, s.price, s.ends_at, s.next_change,
      s.neighborhood) is distinct from
    (n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price, n.ends_at, n.next_change,
      n.neighborhood);
  update auction_search s set words = w.words
  from auction_words(reworded) w where w.auction_id = s.auction_id and w.words <> s.words;
  insert into auction_search
  select n.auction_id, n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price,
    price_band(n.price), n.listed, n.ends_at, n.next_change, n.neighborhood, w.words
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

create function refresh_counts(states smallint[]) returns void language plpgsql as $$
begin
  delete from counts_by_state where state_id = any (states);
  insert into counts_by_state
  select state_id, subcategory_id, type, phase, bedrooms, band, count(*), min(price), max(price), sum(price)
  from auction_search where state_id = any (states) group by 1, 2, 3, 4, 5, 6;
  delete from counts_by_city where state_id = any (states);
  insert into counts_by_city
  select state_id, city_id, subcategory_id, type, phase, bedrooms, count(*)
  from auction_search where state_id = any (states) group by 1, 2, 3, 4, 5, 6;
  delete from counts_by_neighborhood where state_id = any (states);
  insert into counts_by_neighborhood
  select min(s.state_id), s.city_id, s.neighborhood, min(a.neighborhood), count(*)
  from auction_search s join auctions a on a.id = s.auction_id
  where s.state_id = any (states) and s.city_id > 0 and s.neighborhood <> '' group by 2, 3;
end $$;
