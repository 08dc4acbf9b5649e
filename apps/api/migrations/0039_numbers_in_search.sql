-- A matrícula and a court case are found by their numbers, each as one word with what it is a number of, so that no other
-- number is taken for it. As in 0022, and these.
create or replace function auction_words(ids bigint[]) returns table (auction_id bigint, words tsvector) language sql stable as $$
  select a.id, to_tsvector('folded', translate(concat_ws(' ', a.title, a.kind, a.modality, a.address, a.neighborhood,
    a.district, coalesce(c.name, a.city_name), a.uf, s.name, a.code, a.extra, u.name,
    case a.type when 1 then 'judicial' when 2 then 'extrajudicial' when 3 then 'caixa'
      when 4 then 'administrativo' else 'voluntario' end,
    case when a.bedrooms > 0 then a.bedrooms || ' quartos' end,
    'matricula' || nullif(regexp_replace(a.registration_number, '\D', '', 'g'), ''),
    'processo' || a.process_number), '/-._@:', '      '))
  from auctions a join states s on s.id = a.state_id left join cities c on c.id = a.city_id
    left join auctioneers u on u.id = a.auctioneer_id
  where a.id = any (ids)
$$;

update auction_search s set words = w.words
from auction_words(array(select id from auctions where registration_number is not null or process_number is not null)) w
where w.auction_id = s.auction_id and w.words <> s.words;
