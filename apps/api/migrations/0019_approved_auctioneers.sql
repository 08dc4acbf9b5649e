-- An auctioneer publishes nothing before an admin has approved the account. Null for other roles.
alter table people
  add column approval text check (approval in ('pending', 'approved', 'refused', 'suspended')),
  -- Why an admin refused or suspended it; its owner reads it.
  add column approval_reason text,
  -- The hosts that an auctioneer's lots may lead to, each with those below it; in lower case, IDN in ASCII.
  add column domains text[] not null default '{}';

-- Whoever an admin had invited to that very address is known, and so is the demonstration; everybody else waits for a decision.
update people p set
  approval = case when p.sample or p.verified_email_at is not null and exists (
      select from invitations i where i.role = 'auctioneer' and lower(i.email) = lower(p.email) and i.used_at is not null)
    then 'approved' else 'pending' end,
  domains = array_remove(array[
    lower(substring(p.website from '^https?://(?:[wW]{3}\.)?([^/:?#@]+\.[^/:?#@]+)(?:[:/?#]|$)'))], null)
where p.role = 'auctioneer';

-- What was sent is kept before it is read: `queued` waits for its turn, `running` is being read.
alter table feed_runs drop constraint feed_runs_status_check;
alter table feed_runs add constraint feed_runs_status_check
  check (status in ('queued', 'running', 'taken', 'held', 'refused', 'failed'));
alter table feed_runs
  -- An admin has let a held list pass; it is on its way in.
  add column accepted boolean not null default false,
  -- How often it was begun: the number tells a process that was thought dead from the one that took its work over.
  add column attempts smallint not null default 0;

update feed_runs set status = 'failed', finished_at = now(),
  held_reason = 'A leitura foi interrompida e nada foi mudado. Envie a lista outra vez.'
where status = 'running';
-- One feed of an auctioneer at a time.
create unique index feed_runs_one_at_a_time on feed_runs (source_id) where status = 'running';
create index feed_runs_unfinished on feed_runs (source_id, id) where status in ('queued', 'running');
