-- A change of an account's e-mail: until `new_email` is confirmed the account keeps `former_email`.
create table email_changes (
  id bigint generated always as identity primary key,
  person_id bigint not null references people on delete cascade,
  former_email text not null,
  -- Null where the former address was never confirmed: it can stop a change, but not take back one that took effect.
  former_verified_at timestamptz,
  new_email text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  -- Cancelled, replaced by another change, or undone.
  ended_at timestamptz
);
create unique index email_changes_pending on email_changes (person_id) where confirmed_at is null and ended_at is null;
create index email_changes_person on email_changes (person_id, id);
create index email_changes_former on email_changes (former_email) where confirmed_at is not null and ended_at is null;

-- 'new-email' confirms a changed address, 'undo-email' takes the account back to the former one.
alter table one_use_tokens drop constraint one_use_tokens_purpose_check;
alter table one_use_tokens add constraint one_use_tokens_purpose_check
  check (purpose in ('password', 'email', 'new-email', 'undo-email'));
alter table one_use_tokens add column email_change_id bigint references email_changes on delete cascade;
create index one_use_tokens_email_change on one_use_tokens (email_change_id) where email_change_id is not null;
-- How many recovery mails came one after the other while the link before still worked; 1 is the first.
alter table one_use_tokens add column nth smallint not null default 1;

-- Where an account's owner has signed in from, as hashes: strangers' failures put no pause on these addresses.
create table known_addresses (
  person_id bigint not null references people on delete cascade,
  address_hash bytea not null,
  last_at timestamptz not null,
  primary key (person_id, address_hash)
);
create index known_addresses_age on known_addresses (last_at);

-- The answer to the spoken digits; null until they are asked for. `question_hash` is no longer written.
alter table captchas add column audio_hash bytea;
alter table captchas alter column question_hash drop not null;
