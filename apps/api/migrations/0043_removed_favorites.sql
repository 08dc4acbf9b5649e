-- Favourites that were removed a moment ago, so that putting one back keeps when it was saved and what was told of it.
create table removed_favorites (
  person_id bigint not null references people on delete cascade,
  auction_id bigint not null references auctions on delete cascade,
  created_at timestamptz not null,
  saved_event bigint not null,
  told_event bigint not null,
  removed_at timestamptz not null,
  primary key (person_id, auction_id)
);
create index removed_favorites_old on removed_favorites (removed_at);

-- How often an auction, or its auctioneer, was hidden and shown again.
create index audit_log_subject on audit_log (subject);
