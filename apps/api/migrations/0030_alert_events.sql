-- Besides new auctions an alert may tell of what happens to those that stand: a price that fell a step, a sale that entered an online
-- round (docs/decisions/0052).
alter table alerts add column tells text[] not null default '{new}'
  check (cardinality(tells) > 0 and tells <@ array['new', 'step', 'online']);

-- What a list shows of that; a list taken back takes its rows along.
create table sale_events (
  list_id integer not null references lists,
  auction_id bigint not null,
  kind text not null check (kind in ('step', 'online')),
  -- Null where it is not known.
  old_price bigint,
  new_price bigint,
  primary key (list_id, auction_id, kind)
);
create index sale_events_auction on sale_events (auction_id);

-- What customers were found to be told of, each once.
create table alert_events (
  person_id bigint not null references people on delete cascade,
  list_id integer not null,
  auction_id bigint not null,
  kind text not null,
  alert_id bigint references alerts on delete set null,
  matched_at timestamptz not null,
  mailed_at timestamptz,
  primary key (person_id, list_id, auction_id, kind)
);
create index alert_events_alert on alert_events (alert_id);

-- Of the lists of before, for previews.
insert into sale_events
select distinct on (f.list_id, f.auction_id) f.list_id, f.auction_id, 'step', e.old::bigint, f.price
from price_forecasts f join lists l on l.id = f.list_id
  join standing_events e on e.auction_id = f.auction_id and e.kind = 'price' and e.list_date = l.list_date
    and e.new = f.price::text and e.old::bigint > f.price
where f.kind = 'observed' or f.reason in ('ambiguous', 'end')
order by f.list_id, f.auction_id, e.id;
insert into sale_events
select distinct on (l.id, a.id) l.id, a.id, 'online', null, null
from standing_events e join auctions a on a.id = e.auction_id
  join lists l on l.source_id = a.source_id and l.list_date = e.list_date and l.undone_at is null
where e.kind = 'modality' and e.new ~* 'venda on-?\s?line' and e.old !~* 'venda on-?\s?line'
order by l.id, a.id;
