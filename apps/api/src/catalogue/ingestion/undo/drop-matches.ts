import { sql } from 'kysely';

import type { Database } from '../../../platform/database/database.ts';
import type { UndoableList } from './find-list.ts';

/** Deletes events that were in no mail, and the line of activity of people without any left of this list. */
async function dropEvents(trx: Database, id: number): Promise<void> {
  await sql`
    with dropped as (
      delete from alert_events where list_id = ${id} and mailed_at is null returning person_id, matched_at
    )
    delete from activities v using (select distinct person_id, matched_at from dropped) d
    where v.person_id = d.person_id and v.created_at = d.matched_at and v.kind = 'opportunity'
      and (v.description like 'Caiu um degrau: %' or v.description like 'Entrou em rodada online: %'
        or v.description like '% mudanças em imóveis dos seus alertas')
      and not exists (select from alert_events e where e.list_id = ${id} and e.person_id = d.person_id
        and e.mailed_at is not null)`.execute(trx);
}

/**
 * Removes what the list's events made of alerts: matches that were neither mailed nor viewed, their lines of activity,
 * and unsent mails. What else such a mail named waits for the next one. What was sent or seen stays as it is, so that
 * nobody is notified twice.
 */
export async function dropMatches(trx: Database, { id, events }: UndoableList): Promise<void> {
  await sql`
    create temporary table unsent on commit drop as
    select m.id as mail_id, m.person_id, m.created_at, m.key like 'digest:%' as digest from mails m
    where m.sent_at is null and m.failed_at is null and (m.key = concat('alert:', ${id}::integer, ':', m.person_id)
      or (m.key like 'digest:%' or m.key like 'alert:rounds:%') and (exists (select from opportunities o
        where o.list_id = ${id} and o.person_id = m.person_id and o.mailed_at = m.created_at)
        or exists (select from alert_events e
        where e.list_id = ${id} and e.person_id = m.person_id and e.mailed_at = m.created_at)))`.execute(trx);
  // A mail is about every match that was marked at the moment of its creation; two lists may be matched at one moment.
  for (const table of ['opportunities', 'alert_events'] as const)
    await sql`
      update ${sql.table(table)} o set mailed_at = null from unsent u
      where o.person_id = u.person_id and o.mailed_at = u.created_at
        and (o.list_id = ${id} or not exists (select from mails m
          where m.person_id = u.person_id and m.created_at = u.created_at and m.id <> u.mail_id))`.execute(
      trx,
    );
  await sql`delete from mails where id in (select mail_id from unsent)`.execute(trx);
  // Another digest of the same period may be made for what is left.
  await sql`
    update notification_settings s set last_digest_at = null from unsent u
    where s.person_id = u.person_id and s.last_digest_at = u.created_at`.execute(trx);
  // The line of activity about these matches only; one with other matches too stays.
  await sql`
    with dropped as (
      delete from opportunities where list_id = ${id} and mailed_at is null and viewed_at is null and dismissed_at is null
      returning person_id, auction_id, matched_at
    ), dropped_by_person as (
      select person_id, matched_at, count(*) as n, min(auction_id) as auction_id from dropped d
      where not exists (select from alert_events e where e.list_id = ${id} and e.person_id = d.person_id
        and e.auction_id = d.auction_id)
      group by 1, 2
    )
    delete from activities where id in (
      select max(v.id) from activities v join dropped_by_person t on t.person_id = v.person_id and t.matched_at = v.created_at
      where v.kind = 'opportunity' and case when v.auction_id is null then v.description like t.n || ' novas %'
        else t.n = 1 and v.auction_id = t.auction_id end
      group by v.person_id)`.execute(trx);
  // The list's changes of favourites, whose mails are then not sent; what else such a mail named is on its page.
  await sql`
    with deleted as (
      delete from mails where sent_at is null and failed_at is null
        and key like ${`favorites:${id}:%`} returning person_id
    ), untold as (select person_id from deleted union select person_id from unsent where digest)
    update favorites f set told_event = least(f.told_event, ${events.after}) from untold u
    where f.person_id = u.person_id and exists (select from auction_events e
      where e.auction_id = f.auction_id and e.id > ${events.after} and e.id <= ${events.last})`.execute(trx);
  await dropEvents(trx, id);
  await sql`drop table unsent`.execute(trx);
}
