-- 0004 and 0005 once landed without what stands here; 0011 asks for it.
create unique index if not exists people_registration on people (registration_uf, registration)
  where role = 'auctioneer';

create table if not exists invitations (
  uuid uuid primary key default gen_random_uuid(),
  role text not null check (role in ('customer', 'auctioneer', 'admin')),
  email text not null,
  name text,
  cellphone text,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);

do $repair$ begin
  if not exists (select from pg_attribute where attrelid = 'attempts'::regclass and attname = 'id') then
    create temporary table earlier_attempts on commit drop as select * from attempts;
    drop table attempts;
    create table attempts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject bytea not null,
      at timestamptz not null
    );
    create index attempts_subject on attempts (kind, subject, at);
    insert into attempts (kind, subject, at) select kind, subject, at from earlier_attempts order by at;
  end if;

  if (select atttypid from pg_attribute where attrelid = 'idempotent_answers'::regclass and attname = 'body')
    = 'jsonb'::regtype then
    -- Kept for a day to be repeated, under keys and with bodies in clear that no later server finds or reads.
    delete from idempotent_answers;
    alter table idempotent_answers alter column body type bytea using null;
  end if;

  if not exists (select from pg_attribute where attrelid = 'opportunities'::regclass and attname = 'reason') then
    create temporary table earlier_opportunities on commit drop as select * from opportunities;
    drop table opportunities;
    create table opportunities (
      id bigint generated always as identity primary key,
      person_id bigint not null references people on delete cascade,
      auction_id bigint not null references auctions,
      alert_id bigint references alerts on delete set null,
      reason text not null default 'alert' check (reason in ('alert', 'discount')),
      matched_at timestamptz not null,
      viewed_at timestamptz,
      dismissed_at timestamptz,
      mailed_at timestamptz,
      unique (person_id, auction_id)
    );
    create index opportunities_newest on opportunities (person_id, matched_at desc);
    create index opportunities_alert on opportunities (alert_id);
    create index opportunities_unmailed on opportunities (person_id) where mailed_at is null;
    insert into opportunities (person_id, auction_id, alert_id, matched_at, viewed_at, dismissed_at, mailed_at)
    select person_id, auction_id, alert_id, matched_at, viewed_at, dismissed_at, mailed_at
    from earlier_opportunities order by id;
  end if;
end $repair$;
