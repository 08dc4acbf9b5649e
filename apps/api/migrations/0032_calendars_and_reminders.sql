-- The addresses of calendars, by the hash of what is secret in them: of an alert, or of the favourites.
create table calendar_addresses (
  token_hash bytea primary key,
  person_id bigint not null references people on delete cascade,
  alert_id bigint references alerts on delete cascade,
  created_at timestamptz not null
);
create unique index calendar_addresses_of on calendar_addresses (person_id, coalesce(alert_id, 0));
create index calendar_addresses_alert on calendar_addresses (alert_id);

alter table notification_settings add column reminders boolean not null default true;

-- Rounds of favourites that people were reminded of; a round whose date moves is reminded of anew.
create table round_reminders (
  person_id bigint not null references people on delete cascade,
  auction_id bigint not null references auctions,
  round_at timestamptz not null,
  reminded_at timestamptz not null,
  primary key (person_id, auction_id, round_at)
);
create index round_reminders_old on round_reminders (round_at);
