create table sources (
  id smallint generated always as identity primary key,
  code text not null unique,
  name text not null,
  -- Invented, to try the platform out: marked wherever it is shown.
  sample boolean not null default false
);

create table auctioneers (
  id integer generated always as identity primary key,
  source_id smallint not null references sources,
  name text not null,
  website text,
  phone text,
  logo text,
  unique (source_id, name)
);

-- One row for each list taken in; `scope` holds the states it spoke for.
create table lists (
  id integer generated always as identity primary key,
  source_id smallint not null references sources,
  list_date date not null,
  scope text[] not null,
  rows integer not null,
  summary jsonb not null,
  taken_at timestamptz not null
);
create index lists_source on lists (source_id, list_date desc);

-- Money in integer centavos, areas in m². minimum_first is the asked price where no round is dated.
create table auctions (
  id bigint generated always as identity primary key,
  uuid_key uuid not null unique,
  source_id smallint not null references sources,
  code text not null,
  title text not null,
  type smallint not null,
  modality text,
  direct_sale boolean not null,
  subcategory_id smallint,
  kind text,
  uf char(2) not null,
  state_id smallint not null references states,
  city_id integer references cities,
  city_name text,
  neighborhood text,
  address text,
  latitude double precision,
  longitude double precision,
  date_first timestamptz,
  date_second timestamptz,
  minimum_first bigint,
  minimum_second bigint,
  valuation bigint,
  area_total numeric(14, 2),
  area_private numeric(14, 2),
  area_land numeric(14, 2),
  bedrooms smallint,
  parking smallint,
  financing boolean,
  extra text,
  link text,
  images text[] not null default '{}',
  auctioneer_id integer references auctioneers,
  featured boolean not null default false,
  -- What the source said, to tell a changed row from an equal one.
  fingerprint text not null,
  first_listed date not null,
  list_date date not null,
  gone_since date,
  flagged_reason text,
  unique (source_id, code)
);
create index auctions_state on auctions (source_id, uf) where gone_since is null;

-- The history, append-only; amounts in centavos as text, dates as ISO.
create table auction_events (
  id bigint generated always as identity primary key,
  auction_id bigint not null references auctions,
  kind text not null check
    (kind in ('listed', 'price', 'valuation', 'modality', 'rounds', 'details', 'gone', 'returned')),
  list_date date not null,
  old text,
  new text
);
create index auction_events_auction on auction_events (auction_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'auction_events is append-only';
end $$;
create trigger auction_events_append_only before update or delete on auction_events
  for each statement execute function refuse_change();

create table auction_views (
  auction_id bigint not null references auctions,
  day date not null,
  views integer not null,
  primary key (auction_id, day)
);
