import { sql } from 'kysely';

export type Frequency = 'at_once' | 'daily' | 'weekly' | 'off';

/**
 * How often a customer who never chose is notified: at once; the hour and weekday (1 Monday) wait for a digest to be
 * chosen.
 */
export const defaultNotifications = { frequency: 'at_once', hour: 8, weekday: 1, reminders: true } as const;

/** The frequency of person `p`, whose row of notification_settings, joined as `s`, may be missing. */
export const frequencyOfPerson = sql<Frequency>`coalesce(s.frequency, ${sql.lit(defaultNotifications.frequency)})`;

/** Whether person `p` wants reminders by mail: who turned all mails off gets none. */
export const wantsReminders = sql<boolean>`(${frequencyOfPerson} <> 'off' and coalesce(s.reminders, true))`;
