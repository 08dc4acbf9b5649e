-- A row for each statement that changed what anybody may read, in the same transaction, so that answers kept in a process's
-- memory are known to be of today (docs/decisions/0016). Rows and not one counter: transactions that count in the same row
-- wait for each other, and a list takes seconds.
create table public_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now()
);
create function note_public_change() returns trigger language plpgsql as $$
begin
  insert into public_changes default values;
  return null;
end $$;
create trigger auctions_change after insert or update or delete or truncate on auctions
  for each statement execute function note_public_change();
create trigger auction_search_changes after insert or update or delete or truncate on auction_search
  for each statement execute function note_public_change();
create trigger counts_change after insert or update or delete or truncate on counts_by_state
  for each statement execute function note_public_change();
create trigger lists_change after insert or delete or truncate on lists
  for each statement execute function note_public_change();
create trigger sources_change after update or delete or truncate on sources
  for each statement execute function note_public_change();
create trigger auctioneers_change after update or delete or truncate on auctioneers
  for each statement execute function note_public_change();
