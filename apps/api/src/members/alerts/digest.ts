import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { digestMail } from './alert-mails.ts';
import { claimUnsentMatches } from './claim-unsent-matches.ts';
import { claimChangedFavorites } from '../news/claim-changed-favorites.ts';
import { favoritesDigestMail } from '../news/favorite-mails.ts';

interface Due {
  person_id: number;
  frequency: 'daily' | 'weekly';
  period: Date;
}

const batchSize = 200;

/**
 * When the current period of settings `s` began: the last time that São Paulo's clock showed the hour, on any day or on
 * the weekday. Therefore a digest that a stopped server missed is sent when it is back.
 */
const periodStart = (now: Date) => sql`
  (select case when begun.at > local.at then begun.at - case s.frequency when 'weekly' then 7 else 1 end * interval '1 day'
      else begun.at end at time zone 'America/Sao_Paulo'
    from (select ${now}::timestamptz at time zone 'America/Sao_Paulo' as at) as local,
      lateral (select date_trunc('day', local.at) + s.hour * interval '1 hour'
        - case s.frequency when 'weekly' then (extract(isodow from local.at)::integer - s.weekday + 7) % 7 else 0 end
          * interval '1 day' as at) as begun)`;

/**
 * Sends the daily and weekly digests that are due at `now`, one for a person and period: new matches, and changes of
 * favourites. People without either get none. The mail, the mark that this period is done and those on the
 * opportunities commit together. Settings changed within a period wait for the next one. Returns how many mails were
 * made (ALERT-09).
 */
export async function sendDigests(database: Database, outbox: Outbox, now: Date): Promise<number> {
  for (let made = 0; ;) {
    const next = await database.transaction().execute((trx) => someDigests(trx, outbox, now));
    if (next === null) return made;
    made += next;
  }
}

async function someDigests(trx: Database, outbox: Outbox, now: Date): Promise<number | null> {
  const { rows: due } = await sql<Due>`
    select s.person_id, s.frequency, b.period
    from notification_settings s join people p on p.id = s.person_id,
      lateral (select ${periodStart(now)} as period) as b
    where s.frequency in ('daily', 'weekly') and p.status = 'active' and p.verified_email_at is not null
      and greatest(s.last_digest_at, s.updated_at) < b.period
    order by s.person_id limit ${batchSize} for update of s skip locked`.execute(trx);
  if (due.length === 0) return null;
  const people = due.map(({ person_id }) => person_id);
  const unsent = await claimUnsentMatches(trx, outbox, people, now);
  const changed = await claimChangedFavorites(trx, outbox, people, now);
  const matchesOf = new Map(unsent.map((own) => [own.person.id, own]));
  const changesOf = new Map(changed.map((own) => [own.person.id, own]));
  const mails = due.flatMap(({ person_id: id, frequency, period }) => {
    const [matches, changes] = [matchesOf.get(id), changesOf.get(id)];
    if (matches) return [digestMail(outbox.links, frequency, period, matches, changes)];
    return changes ? [favoritesDigestMail(outbox.links, frequency, period, changes)] : [];
  });
  await outbox.enqueue(trx, mails, now);
  await trx
    .updateTable('notification_settings')
    .set({ last_digest_at: now })
    .where('person_id', 'in', people)
    .execute();
  return mails.length;
}
