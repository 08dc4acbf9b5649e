-- What kind of sale the source's row says that it is (docs/decisions/0031): rounds, auction, sfi, tender, online, direct; null where
-- no row has said it since.
alter table auctions add column sale_method text
  check (sale_method in ('rounds', 'auction', 'sfi', 'tender', 'online', 'direct'));
-- Judicial or extrajudicial is concluded from the lot's number, and not what the list states.
alter table auctions add column type_inferred boolean not null default false;
-- For how many days a list of the source is current.
alter table sources add column fresh_days smallint not null default 30;
update sources set fresh_days = 7 where code in ('caixa', 'mega');

-- By the words of the modality, the first that is said, else by the other fields.
create function told_sale(modality text, direct_sale boolean, date_first timestamptz) returns text language sql immutable as $$
  select case
    when modality ~* 'licita[çc][ãa]o' then 'tender'
    when modality ~* '(venda|compra)\s+direta' then 'direct'
    when modality ~* 'venda\s+on-?\s?line' then 'online'
    when modality ~* '\ysfi\y' then 'sfi'
    when modality ~* '(leil[ãa]o|pra[çc]a)\s+[úu]nic[oa]' then 'auction'
    when direct_sale then 'direct'
    when date_first is null then 'auction' else 'rounds' end
$$;
-- Mega's rows say it with its next list.
update auctions a set sale_method = told_sale(a.modality, a.direct_sale, a.date_first)
where exists (select from sources s where s.id = a.source_id and s.code <> 'mega');
-- What taking a list back restores.
update list_changes c set before = c.before || jsonb_build_object('sale_method', told_sale(c.before ->> 'modality',
    coalesce((c.before ->> 'direct_sale')::boolean, a.direct_sale), a.date_first))
from auctions a where a.id = c.auction_id and c.before ? 'modality';
drop function told_sale(text, boolean, timestamptz);
update auctions a set type_inferred = true
where a.code like 'X%' and exists (select from sources s where s.id = a.source_id and s.code = 'mega');

-- A second round is known of whose date is not: the sale is not over.
alter table auction_search add column pending boolean not null default false;

drop function auctions_at(bigint[], timestamptz);
-- As in 0014, and the kind of sale: phase 5 two auctions of the SFI, 6 tender, 7 online sale. A second round without a date
-- follows the first where the source names rounds.
create function auctions_at(ids bigint[], at timestamptz) returns table (
  auction_id bigint, state_id smallint, city_id integer, subcategory_id smallint, type smallint, phase smallint,
  bedrooms smallint, price bigint, listed date, ends_at timestamptz, next_change timestamptz, neighborhood text,
  visible boolean, share double precision, pending boolean
) language sql stable as $$
  select a.id, a.state_id, coalesce(a.city_id, 0), coalesce(a.subcategory_id, 0)::smallint, a.type,
    case when a.sale_method = 'direct' then 4 when a.sale_method = 'tender' then 6 when a.sale_method = 'online' then 7
      when a.sale_method = 'auction' then 3
      when a.date_first is null then case when a.sale_method = 'sfi' then 5 when a.direct_sale then 4 else 3 end
      when p.second then 2 else 1 end::smallint,
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
      then p.price::double precision / a.valuation end,
    p.second and a.date_second is null
  from auctions a cross join lateral (
    select coalesce(a.date_first <= at and (a.date_second is not null
      or a.sale_method = 'rounds' and a.minimum_second is not null), false) as second
  ) r cross join lateral (
    select r.second, case when r.second then coalesce(a.minimum_second, a.minimum_first) else a.minimum_first end as price
  ) p
  where a.id = any (ids)
$$;

-- As in 0014, and `pending`.
create or replace function refresh_search(ids bigint[], reworded bigint[], at timestamptz) returns void language plpgsql as $$
begin
  create temporary table now_due on commit drop as select * from auctions_at(ids, at);
  delete from auction_search s using now_due n where n.auction_id = s.auction_id and not n.visible;
  update auction_search s
  set state_id = n.state_id, city_id = n.city_id, subcategory_id = n.subcategory_id, type = n.type, phase = n.phase,
    bedrooms = n.bedrooms, price = n.price, band = price_band(n.price), listed = n.listed, ends_at = n.ends_at,
    next_change = n.next_change, neighborhood = n.neighborhood, share = n.share, pending = n.pending
  from now_due n where n.auction_id = s.auction_id and n.visible
    and (s.state_id, s.city_id, s.subcategory_id, s.type, s.phase, s.bedrooms, s.price, s.ends_at, s.next_change,
      s.neighborhood, s.share, s.pending) is distinct from
    (n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price, n.ends_at, n.next_change,
      n.neighborhood, n.share, n.pending);
  update auction_search s set words = w.words
  from auction_words(reworded) w where w.auction_id = s.auction_id and w.words <> s.words;
  insert into auction_search (auction_id, state_id, city_id, subcategory_id, type, phase, bedrooms, price, band, listed,
    ends_at, next_change, neighborhood, words, share, pending)
  select n.auction_id, n.state_id, n.city_id, n.subcategory_id, n.type, n.phase, n.bedrooms, n.price,
    price_band(n.price), n.listed, n.ends_at, n.next_change, n.neighborhood, w.words, n.share, n.pending
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

-- What is searched follows; other than by its kind nothing has moved.
update auction_search s set phase = case a.sale_method when 'direct' then 4 when 'sfi' then 5 when 'tender' then 6 when 'online' then 7
    else 3 end
from auctions a where a.id = s.auction_id and a.sale_method <> 'rounds' and (a.sale_method <> 'sfi' or a.date_first is null);
select refresh_counts(array(select id from states));
