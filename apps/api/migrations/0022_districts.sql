-- A district, or region of the Federal District, that the source named in place of the municipality.
alter table auctions add column district text;
create index auctions_district on auctions (district) where district is not null;

-- As in 0003, and the district.
create or replace function auction_words(ids bigint[]) returns table (auction_id bigint, words tsvector) language sql stable as $$
  select a.id, to_tsvector('folded', translate(concat_ws(' ', a.title, a.kind, a.modality, a.address, a.neighborhood,
    a.district, coalesce(c.name, a.city_name), a.uf, s.name, a.code, a.extra, u.name,
    case a.type when 1 then 'judicial' when 2 then 'extrajudicial' when 3 then 'caixa'
      when 4 then 'administrativo' else 'voluntario' end,
    case when a.bedrooms > 0 then a.bedrooms || ' quartos' end), '/-._@:', '      '))
  from auctions a join states s on s.id = a.state_id left join cities c on c.id = a.city_id
    left join auctioneers u on u.id = a.auctioneer_id
  where a.id = any (ids)
$$;
