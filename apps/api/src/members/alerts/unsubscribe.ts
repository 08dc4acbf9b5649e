import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { parseUnsubscribeToken } from './unsubscribe-token.ts';
import { defaultNotifications, type Frequency, frequencyOfPerson } from './notifications.ts';

export interface Unsubscription {
  /** `c•••@exemplo.com.br`: who has the link need not be whose it is. */
  email: string;
  frequency: Frequency;
  unsubscribed: boolean;
}

/** The first letter and the host. */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••');

/** What a link of a mail would turn off; looking changes nothing. Null for a wrong link or an account that is gone. */
export async function readUnsubscription(
  database: Database,
  secret: Buffer,
  token: string,
): Promise<Unsubscription | null> {
  const named = parseUnsubscribeToken(secret, token);
  if (!named) return null;
  const { rows } = await sql<{ email: string; frequency: Frequency }>`
    select p.email, ${frequencyOfPerson} as frequency
    from people p left join notification_settings s on s.person_id = p.id
    where p.uuid = ${named.person}`.execute(database);
  const [person] = rows;
  if (!person) return null;
  const { email, frequency } = person;
  return { email: maskEmail(email), frequency, unsubscribed: frequency === 'off' };
}

/** Turns off what the link names, without a session (RFC 8058); again it changes nothing. False for a wrong link. */
export async function unsubscribe(
  database: Database,
  secret: Buffer,
  token: string,
  now: Date,
): Promise<boolean> {
  const named = parseUnsubscribeToken(secret, token);
  if (!named) return false;
  const { hour, weekday } = defaultNotifications;
  const { rows } = await sql`
    insert into notification_settings as s (person_id, frequency, hour, weekday, updated_at)
    select id, 'off', ${hour}, ${weekday}, ${now}::timestamptz from people where uuid = ${named.person}
    on conflict (person_id) do update set frequency = 'off',
      updated_at = case s.frequency when 'off' then s.updated_at else excluded.updated_at end
    returning s.person_id`.execute(database);
  return rows.length > 0;
}
