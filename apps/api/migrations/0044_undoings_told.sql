-- When followers of its auctions were told that the list was undone (NEWS-06); those of before are told no more.
alter table lists add column undoing_told_at timestamptz;
update lists set undoing_told_at = undone_at where undone_at is not null;
