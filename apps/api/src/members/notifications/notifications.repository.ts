import type { NotificationFrequency } from '@martelo/domain/alert';
import { sql } from 'kysely';

import { chosenFrequency, defaultNotifications } from './frequency.ts';
import type { Database } from '../../platform/database/connection.ts';

export interface NotificationRow {
  frequency: NotificationFrequency;
  hour: number;
  weekday: number;
  /** Whether rounds of favourites are reminded of by mail. */
  reminders: boolean;
  /** Whether mails are sent at all (SAFE-40). */
  confirmed: boolean;
  /** Null for one who never chose. */
  updated_at: Date | null;
}

export interface NotificationChange {
  frequency: NotificationFrequency;
  hour: number;
  /** Unchanged where it is left out. */
  weekday?: number;
  /** Unchanged where it is left out, too. */
  reminders?: boolean;
}

/** How customers want to be notified. */
export function notificationRepository(database: Database) {
  return {
    async find(personId: number): Promise<NotificationRow> {
      const { rows } = await sql<NotificationRow>`
        select ${chosenFrequency} as frequency, coalesce(s.hour, ${defaultNotifications.hour}) as hour,
          coalesce(s.weekday, ${defaultNotifications.weekday}) as weekday,
          coalesce(s.reminders, ${defaultNotifications.reminders}) as reminders,
          p.verified_email_at is not null as confirmed, s.updated_at
        from people p left join notification_settings s on s.person_id = p.id
        where p.id = ${personId}`.execute(database);
      return rows[0]!;
    },

    /** An unchanged choice keeps its date, so that a digest which is due still goes out. */
    async save(
      personId: number,
      { frequency, hour, weekday, reminders }: NotificationChange,
      now: Date,
    ): Promise<NotificationRow> {
      const { rows } = await sql<NotificationRow>`
        insert into notification_settings as s (person_id, frequency, hour, weekday, reminders, updated_at)
        values (${personId}, ${frequency}, ${hour}, ${weekday ?? defaultNotifications.weekday},
          ${reminders ?? defaultNotifications.reminders}, ${now})
        on conflict (person_id) do update set frequency = excluded.frequency, hour = excluded.hour,
          weekday = coalesce(${weekday ?? null}::smallint, s.weekday),
          reminders = coalesce(${reminders ?? null}::boolean, s.reminders),
          updated_at = case when (s.frequency, s.hour, s.weekday) is distinct from
            (excluded.frequency, excluded.hour, coalesce(${weekday ?? null}::smallint, s.weekday))
            then excluded.updated_at else s.updated_at end
        returning frequency, hour, weekday, reminders, updated_at,
          (select verified_email_at is not null from people where id = s.person_id) as confirmed`.execute(
        database,
      );
      return rows[0]!;
    },
  };
}
