-- What this installation alone knows, such as the key that signs unsubscribe links.
create table secrets (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null default now()
);

-- Given up: refused for good by the receiving server (its three digits), or too old.
alter table mails add column failed_at timestamptz;
alter table mails add column failure text;
drop index mails_unsent;
create index mails_unsent on mails (id) where sent_at is null and failed_at is null;

-- A list's events are those of its source after the list before it, up to `last_event`. Lists of one source are taken one
-- after the other, since each holds its source's row.
alter table lists add column last_event bigint not null default 0;
-- When alerts were told of it; null is still to do.
alter table lists add column matched_at timestamptz;
update lists set last_event = (select coalesce(max(id), 0) from auction_events), matched_at = taken_at;
create index lists_unmatched on lists (id) where matched_at is null;

create index auctions_city on auctions (city_id);
