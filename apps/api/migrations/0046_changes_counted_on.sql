-- A row stands for one change, or for so many that were cleaned up, whose ids add up to `ids`: the version of what is
-- public counts every change there ever was, so that none returns.
alter table public_changes add column changes bigint not null default 1, add column ids bigint;
