import { sql } from 'kysely';

export type Frequency = 'at_once' | 'daily' | 'weekly' | 'off';

/**
 * How often a customer who never chose is notified: at once; the hour and weekday (1 Monday) wait for a digest to be
 * chosen.
 */
export const defaultNotifications = { frequency: 'at_once', hour: 8, weekday: 1, reminders: true } as const;

/** What person `p` chose, whose row of notification_settings, joined as `s`, may be missing. */
export const chosenFrequency = sql<Frequency>`coalesce(s.frequency, ${sql.lit(defaultNotifications.frequency)})`;

/**
 * How often mails go to person `p`. Before the email is confirmed none do: whoever registers with another's address
 * shall not have us write there (SAFE-40).
 */
export const frequencyOfPerson = sql<Frequency>`(case when p.verified_email_at is null then 'off'
  else ${chosenFrequency} end)`;

/** Whether person `p` wants reminders by mail: who turned all mails off gets none. */
export const wantsReminders = sql<boolean>`(${frequencyOfPerson} <> 'off' and coalesce(s.reminders, true))`;
