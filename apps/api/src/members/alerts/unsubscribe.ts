import type { NotificationFrequency } from '@martelo/domain/alert';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { defaultNotifications, chosenFrequency } from '../notifications/frequency.ts';
import {
  parseUnsubscribeToken,
  type Subscription,
  type Unsubscription as Named,
} from '../notifications/unsubscribe-token.ts';

export interface Unsubscription {
  /** Which mails the link ends. */
  what: 'notices' | 'reminders';
  /** `c•••@exemplo.com.br`: masked, since the link's holder may be another person. */
  email: string;
  frequency: NotificationFrequency;
  unsubscribed: boolean;
}

const kinds = { avisos: 'notices', lembretes: 'reminders' } as const satisfies Record<
  Subscription,
  Unsubscription['what']
>;

/** The first letter and the host. */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••');

/** What a link of a mail would turn off, without changing anything. Null for a wrong link or a deleted account. */
export async function readUnsubscription(
  database: Database,
  secret: Buffer,
  token: string,
): Promise<Unsubscription | null> {
  const named = parseUnsubscribeToken(secret, token);
  if (!named) return null;
  const { rows } = await sql<{ email: string; frequency: NotificationFrequency; reminders: boolean }>`
    select p.email, ${chosenFrequency} as frequency, coalesce(s.reminders, true) as reminders
    from people p left join notification_settings s on s.person_id = p.id
    where p.uuid = ${named.person}`.execute(database);
  const [person] = rows;
  if (!person) return null;
  const { email, frequency, reminders } = person;
  const what = kinds[named.what];
  const unsubscribed = frequency === 'off' || (what === 'reminders' && !reminders);
  return { what, email: maskEmail(email), frequency, unsubscribed };
}

/** Turns off what the link names, without a session (RFC 8058); idempotent. Null for a wrong link. */
export async function unsubscribe(
  database: Database,
  secret: Buffer,
  token: string,
  now: Date,
): Promise<Unsubscription['what'] | null> {
  const named = parseUnsubscribeToken(secret, token);
  if (!named) return null;
  const known = await (named.what === 'avisos' ? endNotices : endReminders)(database, named, now);
  return known ? kinds[named.what] : null;
}

async function endNotices(database: Database, { person }: Named, now: Date): Promise<boolean> {
  const { hour, weekday } = defaultNotifications;
  const { rows } = await sql`
    insert into notification_settings as s (person_id, frequency, hour, weekday, updated_at)
    select id, 'off', ${hour}, ${weekday}, ${now}::timestamptz from people where uuid = ${person}
    on conflict (person_id) do update set frequency = 'off',
      updated_at = case s.frequency when 'off' then s.updated_at else excluded.updated_at end
    returning s.person_id`.execute(database);
  return rows.length > 0;
}

/** Leaves the rest unchanged, including when a digest is due. */
async function endReminders(database: Database, { person }: Named, now: Date): Promise<boolean> {
  const { frequency, hour, weekday } = defaultNotifications;
  const { rows } = await sql`
    insert into notification_settings as s (person_id, frequency, hour, weekday, reminders, updated_at)
    select id, ${frequency}, ${hour}, ${weekday}, false, ${now}::timestamptz from people where uuid = ${person}
    on conflict (person_id) do update set reminders = false
    returning s.person_id`.execute(database);
  return rows.length > 0;
}
