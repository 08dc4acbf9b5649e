-- A list can bring millions of matches at once: checking three references of each and keeping five indexes takes ten times as
-- long as finding them. Auctions are never deleted; customers are locked by whoever writes for them; what is deleted takes
-- its own along. All reading begins with a person.
alter table opportunities
  drop constraint opportunities_person_id_fkey,
  drop constraint opportunities_auction_id_fkey,
  drop constraint opportunities_alert_id_fkey,
  drop column id,
  drop constraint opportunities_person_id_auction_id_key,
  add primary key (person_id, auction_id);
drop index opportunities_unmailed, opportunities_newest, opportunities_alert;

create function forget_opportunities() returns trigger language plpgsql as $$
begin
  delete from opportunities where person_id in (select id from gone);
  return null;
end $$;
create trigger people_take_opportunities after delete on people referencing old table as gone
  for each statement execute function forget_opportunities();

create function keep_opportunities_without_alert() returns trigger language plpgsql as $$
begin
  update opportunities o set alert_id = null from gone g where o.person_id = g.person_id and o.alert_id = g.id;
  return null;
end $$;
create trigger alerts_leave_opportunities after delete on alerts referencing old table as gone
  for each statement execute function keep_opportunities_without_alert();
