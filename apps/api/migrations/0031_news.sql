-- What a customer last saw of an auction: the latest visit, and the one before it, whose page the latest compares with.
create table auction_visits (
  person_id bigint not null references people on delete cascade,
  auction_id bigint not null references auctions,
  -- The latest visit's last look, and the last event of the auction that its page showed.
  looked_at timestamptz not null,
  seen_event bigint not null,
  -- The same of the visit before; null at the first.
  before_at timestamptz,
  before_event bigint,
  primary key (person_id, auction_id)
);
create index auction_visits_old on auction_visits (looked_at);

-- The auction's last event when it was saved, and the last that a mail told of.
alter table favorites add column saved_event bigint not null default 0;
alter table favorites add column told_event bigint not null default 0;
update favorites f set saved_event = e.last, told_event = e.last
from (select auction_id, max(id) as last from auction_events group by auction_id) as e
where e.auction_id = f.auction_id;
create index favorites_auction on favorites (auction_id);

-- By a trigger, so that a process of an earlier version, beside this one in an upgrade, saves them so too.
create function know_saved_event() returns trigger language plpgsql as $$
begin
  new.saved_event := coalesce((select max(id) from auction_events where auction_id = new.auction_id), 0);
  new.told_event := new.saved_event;
  return new;
end $$;
create trigger favorites_know_saved_event before insert on favorites
  for each row execute function know_saved_event();

-- What is told to people: not that an auction is new, nor what concerns nobody, such as coordinates.
create view news_events as
  select e.* from standing_events e
  where e.kind in ('price', 'valuation', 'modality', 'rounds', 'financing', 'gone', 'returned')
    or e.kind = 'details' and exists (
      select from jsonb_object_keys(e.fields) as f (name)
      where f.name not in ('latitude', 'longitude', 'images', 'featured', 'link'));
