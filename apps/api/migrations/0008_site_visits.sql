-- A visit is a made-up number, forgotten an hour later; it tells visits apart and nobody who makes them.
alter table site_events add column tag text;
alter table site_events add column visit uuid;
create index site_events_visits on site_events (at, visit) where visit is not null;
