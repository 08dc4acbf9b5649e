-- Each field that a list changed leaves an event: `fields` holds {"address": ["before", "after"]} in the units of auctions.
alter table auction_events add column fields jsonb;
alter table auction_events drop constraint auction_events_kind_check;
alter table auction_events add constraint auction_events_kind_check check (kind in
  ('listed', 'price', 'valuation', 'modality', 'rounds', 'financing', 'details', 'gone', 'returned', 'unreadable', 'undone'));

-- A list's events are those of its source above `after_event`, up to `last_event`.
alter table lists add column after_event bigint not null default 0;
update lists l set after_event = coalesce(
  (select max(p.last_event) from lists p where p.source_id = l.source_id and p.id < l.id), 0);
-- Whether list_changes and list_dates tell what it changed; lists of before have their events alone.
alter table lists add column changes_kept boolean not null default false;
-- What the source's auctioneers were before the list named them otherwise.
alter table lists add column auctioneers_before jsonb;
alter table lists add column undone_at timestamptz;
create view standing_lists as select * from lists where undone_at is null;

-- What a list changed of an auction: the columns' values before, null where it was the first to have it. Auctions are never
-- deleted, so no reference to them is checked row by row.
create table list_changes (
  list_id integer not null references lists,
  auction_id bigint not null,
  before jsonb,
  primary key (list_id, auction_id)
);
create index list_changes_auction on list_changes (auction_id, list_id);
-- Auctions that a list dated anew and left as they were otherwise, by their date before.
create table list_dates (
  list_id integer not null references lists,
  list_date date not null,
  auction_ids bigint[] not null,
  primary key (list_id, list_date)
);

-- Events of lists that were taken back: they stay, and count no more.
create table undone_events (event_id bigint primary key references auction_events);
create view standing_events as
  select e.* from auction_events e where not exists (select from undone_events u where u.event_id = e.id);

-- Was only in lists that were taken back: shown nowhere, since no list that counts ever had it.
alter table auctions add column withdrawn_at timestamptz;

-- Which list found it, so that what a list found is taken back with it.
alter table opportunities add column list_id integer;

-- The list that a run took in, and the run that a later one took back.
alter table feed_runs add column list_id integer references lists;
alter table feed_runs add column undoes bigint references feed_runs;
alter table feed_runs add column undone_at timestamptz;
update feed_runs r set list_id = l.id from lists l
where l.source_id = r.source_id and l.list_date = r.list_date and l.taken_at = r.finished_at and r.status = 'taken';
create index feed_runs_list on feed_runs (list_id);
