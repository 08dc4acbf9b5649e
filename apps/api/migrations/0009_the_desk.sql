-- The log is only ever added to. An account that goes takes its name out of it, and nothing else.
create function keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.person_id is null
    and (new.id, new.at, new.role, new.action, new.subject, new.detail)
      is not distinct from (old.id, old.at, old.role, old.action, old.subject, old.detail)
  then return new;
  end if;
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function keep_audit_log();

alter table feed_runs add column list_date date;
alter table feed_runs add column accepted_by bigint references people on delete set null;
create index feed_runs_person on feed_runs (person_id, received_at desc);

-- What is gone has no line of its own: all of it stands at 0.
alter table feed_lines drop constraint feed_lines_pkey;
alter table feed_lines add column id bigint generated always as identity primary key;
create index feed_lines_run on feed_lines (run_id, line, id);
