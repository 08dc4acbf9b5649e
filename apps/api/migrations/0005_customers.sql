create table favorites (
  person_id bigint not null references people on delete cascade,
  auction_id bigint not null references auctions,
  created_at timestamptz not null,
  primary key (person_id, auction_id)
);
create index favorites_newest on favorites (person_id, created_at desc);

-- Prices in centavos. Property types 1 to 6 and auction types 1 to 4 are the form's own codes (RULE-08).
create table alerts (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  property_type smallint not null check (property_type between 1 and 6),
  auction_type smallint not null default 1 check (auction_type between 1 and 4),
  vehicle_type smallint not null default 1,
  type smallint not null default 1,
  price_min bigint not null,
  price_max bigint not null,
  paused_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (price_min < price_max)
);
create index alerts_person on alerts (person_id, created_at desc);

create table alert_cities (
  alert_id bigint not null references alerts on delete cascade,
  city_id integer not null references cities,
  primary key (alert_id, city_id)
);
create index alert_cities_city on alert_cities (city_id);

-- One for each customer and auction, however many of the customer's alerts it matches. Best discounts are offered to all
-- without a row; they get one when a customer looks at or dismisses them.
create table opportunities (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  auction_id bigint not null references auctions,
  alert_id bigint references alerts on delete set null,
  reason text not null default 'alert' check (reason in ('alert', 'discount')),
  matched_at timestamptz not null,
  viewed_at timestamptz,
  dismissed_at timestamptz,
  mailed_at timestamptz,
  unique (person_id, auction_id)
);
create index opportunities_newest on opportunities (person_id, matched_at desc);
create index opportunities_alert on opportunities (alert_id);
create index opportunities_unmailed on opportunities (person_id) where mailed_at is null;

create table bonus_items (
  id integer generated always as identity primary key,
  position integer not null unique,
  title text not null,
  description text not null,
  type text not null check (type in ('ebook', 'planilha', 'tutorial', 'video')),
  category text not null check (category in ('ebooks', 'tutoriais', 'conteudo-extra')),
  -- Names inside the folder of bonus files.
  file text unique,
  video text unique,
  size bigint,
  duration_seconds integer,
  sample boolean not null default false
);

create table bonus_redemptions (
  person_id bigint not null references people on delete cascade,
  item_id integer not null references bonus_items,
  redeemed_at timestamptz not null,
  primary key (person_id, item_id)
);

create table activities (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  kind text not null,
  description text not null,
  auction_id bigint references auctions,
  created_at timestamptz not null
);
create index activities_newest on activities (person_id, created_at desc, id desc);

create table notification_settings (
  person_id bigint primary key references people on delete cascade,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly', 'off')),
  -- In America/Sao_Paulo: the hour of a digest, and the day of a weekly one (1 Monday to 7 Sunday).
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  last_digest_at timestamptz,
  updated_at timestamptz not null
);

create table deletion_requests (
  id bigint generated always as identity primary key,
  -- Kept after the account is gone, without a name.
  person_id bigint references people on delete set null,
  reason text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'cancelled', 'refused', 'completed')),
  decided_at timestamptz,
  decided_by bigint references people on delete set null,
  decision text
);
create unique index deletion_requests_open on deletion_requests (person_id) where status = 'open';

create table subscriptions (
  person_id bigint primary key references people on delete cascade,
  signature_code text not null unique,
  plan text not null,
  -- 1 active, anything else not.
  status smallint not null,
  recurrence_interval smallint not null,
  recurrence_interval_type text not null,
  date_payment timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Each event of the checkout once, however often it is sent.
create table checkout_events (
  id text primary key,
  received_at timestamptz not null,
  payload jsonb not null,
  applied boolean not null
);
