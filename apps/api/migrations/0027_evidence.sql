-- What the lists prove (docs/decisions/0047). Every row says by which list it came, so that a list taken back takes its rows along.

-- The next price that was told of a listing before the lists that followed, or why none was; the one without an end stands.
create table price_forecasts (
  id bigint generated always as identity primary key,
  auction_id bigint not null,
  list_id integer not null,
  -- Seen of its own cut, or the most frequent of those with the same discount.
  kind text check (kind in ('observed', 'frequent')),
  reason text check (reason in ('off_rule', 'ambiguous', 'end', 'changed_valuation')),
  -- The modes that it stood in.
  on_direct boolean not null,
  on_online boolean not null,
  price bigint not null,
  valuation bigint,
  -- Places on the staircase that fit: [{"step": 1, "start": 10000000}], more than one where it can't be told.
  readings jsonb not null,
  next_price bigint,
  -- The cut that it was read from, where that has one reading by itself: the discount before, in hundredths of a per cent
  -- rounded up as the lists do, and the step that the price was at.
  cut_discount integer,
  cut_step smallint,
  -- The list that changed price, valuation or mode, or lacked the listing; the outcome where the price fell.
  ended_by integer references lists,
  outcome text check (outcome in ('exact', 'further', 'wrong')),
  check ((next_price is null) = (reason is not null)),
  check (next_price is null or kind is not null)
);
create unique index price_forecasts_standing on price_forecasts (auction_id) where ended_by is null;
create index price_forecasts_ended on price_forecasts (ended_by) where outcome is not null;
create index price_forecasts_cut on price_forecasts (list_id) where cut_step is not null;

-- How what was told came true in the lists of the last 90 days.
create table forecast_proofs (
  source_id smallint not null references sources,
  mode text not null,
  kind text not null,
  hits integer not null,
  further integer not null,
  falls integer not null,
  from_date date not null,
  to_date date not null,
  primary key (source_id, mode, kind)
);

-- Listings that a list lacked, and the list that brought them back.
create table departures (
  list_id integer references lists,
  auction_id bigint not null,
  -- The kind of sale that it left in; null for those of earlier versions, of which it is not known.
  mode text,
  started date not null,
  ended date not null,
  returned_by integer references lists,
  returned date
);
create index departures_auction on departures (auction_id);
insert into departures (auction_id, started, ended, returned)
select e.auction_id, a.first_listed, e.list_date, (select min(r.list_date) from standing_events r
  where r.auction_id = e.auction_id and r.kind = 'returned' and r.id > e.id)
from standing_events e join auctions a on a.id = e.auction_id where e.kind = 'gone' order by e.id;

-- Of the listings that a list and the one before have, by their mode in the one before: how many, and how many asked less.
create table list_moves (
  list_id integer not null references lists,
  mode text not null,
  n integer not null,
  fell integer not null,
  primary key (list_id, mode)
);

-- Figures of each mode, and the dates that they are of. Null where there are fewer than 30 or that much has not happened.
create table mode_odds (
  source_id smallint not null references sources,
  mode text not null,
  measure text not null check (measure in ('stay', 'falls', 'returns')),
  -- Of n, how many left, fell, came back.
  k integer not null,
  n integer not null,
  low double precision,
  high double precision,
  q1 integer,
  median integer,
  q3 integer,
  from_date date not null,
  to_date date not null,
  primary key (source_id, mode, measure)
);

-- Where a visible auction stands among those like it: how many have less, and as much with itself, of n.
create table auction_ranks (
  auction_id bigint primary key,
  state_id smallint not null,
  discount_scope text check (discount_scope in ('city', 'state')),
  discount_below integer,
  discount_equal integer,
  discount_n integer,
  metre_scope text check (metre_scope in ('city', 'state')),
  metre_area text check (metre_area in ('private', 'total', 'land')),
  metre_below integer,
  metre_equal integer,
  metre_n integer
);
