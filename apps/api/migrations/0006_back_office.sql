alter table auctions add column flagged_at timestamptz;
alter table auctions add column flagged_by bigint references people on delete set null;

-- Every list that was handed in, taken or not.
create table feed_runs (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  source_id smallint not null references sources,
  person_id bigint references people on delete set null,
  file_name text not null,
  format text not null,
  received_at timestamptz not null,
  finished_at timestamptz,
  status text not null check (status in ('running', 'taken', 'held', 'refused', 'failed')),
  held_reason text,
  summary jsonb not null default '{}',
  -- A held list waits here, gzipped, until an admin accepts it.
  content bytea
);
create index feed_runs_newest on feed_runs (received_at desc);
create index feed_runs_source on feed_runs (source_id, received_at desc);

create table feed_lines (
  run_id bigint not null references feed_runs on delete cascade,
  line integer not null,
  code text,
  outcome text not null check (outcome in ('new', 'changed', 'unchanged', 'gone', 'rejected')),
  reason text,
  primary key (run_id, line, outcome)
);

-- What auctioneers and admins did; append-only.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  person_id bigint references people on delete set null,
  role text not null,
  action text not null,
  subject text,
  detail jsonb not null default '{}'
);
create index audit_log_newest on audit_log (at desc, id desc);

create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  received_at timestamptz not null
);

create table site_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  name text not null,
  title text,
  segment text,
  auction_key uuid
);
create index site_events_at on site_events (at);

create table mails (
  id bigint generated always as identity primary key,
  -- What it is about: the same mail is made once.
  key text not null unique,
  person_id bigint references people on delete cascade,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mails_unsent on mails (id) where sent_at is null;
