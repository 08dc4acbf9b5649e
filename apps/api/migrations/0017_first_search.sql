-- Brings databases made before 0003 had its present text to what it says today; others have all of it.
create index if not exists lists_newest on lists (list_date);

do $repair$ begin
  if not exists (select from pg_constraint where conrelid = 'auction_search'::regclass and contype = 'f') then return; end if;

  alter table auction_search drop constraint auction_search_auction_id_fkey;
  alter table counts_by_state alter column total type bigint;
  drop index auction_search_recent, auction_search_ending, auction_search_state, auction_search_city;
  create index auction_search_recent on auction_search (listed desc, auction_id desc) include (cell, city_id);
  create index auction_search_ending on auction_search (ends_at, auction_id) include (cell, city_id);
  create index auction_search_state on auction_search (state_id, listed desc, auction_id desc) include (cell, city_id);
  create index auction_search_city on auction_search (city_id, neighborhood) include (cell, price);

  create or replace function auction_words(ids bigint[]) returns table (auction_id bigint, words tsvector)
  language sql stable as $$
  select a.id, to_tsvector('folded', translate(concat_ws(' ', a.title, a.kind, a.modality, a.address, a.neighborhood,
    coalesce(c.name, a.city_name), a.uf, s.name, a.code, a.extra, u.name,
    case a.type when 1 then 'judicial' when 2 then 'extrajudicial' when 3 then 'caixa'
      when 4 then 'administrativo' else 'voluntario' end,
    case when a.bedrooms > 0 then a.bedrooms || ' quartos' end), '/-._@:', '      '))
  from auctions a join states s on s.id = a.state_id left join cities c on c.id = a.city_id
    left join auctioneers u on u.id = a.auctioneer_id
  where a.id = any (ids)
$$;

  -- What search finds follows from it.
  update auction_search s set words = w.words
  from auction_words(array(select auction_id from auction_search)) w
  where w.auction_id = s.auction_id and w.words <> s.words;
  insert into search_words
  select word, coalesce((ts_lexize('portuguese_stem', word))[1], word)
  from (select distinct unnest(tsvector_to_array(words)) as word from auction_search) as found
  where word ~ '^[a-z]{2,40}$'
  on conflict do nothing;
end $repair$;
