import type { NotificationFrequency } from '@martelo/domain/alert';
import { sql } from 'kysely';

/**
 * How often a customer who never chose is notified: at once; the hour and weekday (1 Monday) wait for a digest to be
 * chosen.
 */
export const defaultNotifications = { frequency: 'at_once', hour: 8, weekday: 1, reminders: true } as const;

/** What person `p` chose, whose row of notification_settings, joined as `s`, may be missing. */
export const chosenFrequency = sql<NotificationFrequency>`coalesce(s.frequency, ${sql.lit(defaultNotifications.frequency)})`;

/**
 * How often mails go to person `p`. None before the email is confirmed: registering with somebody else's address must
 * not send mail there (SAFE-40).
 */
export const frequencyOfPerson = sql<NotificationFrequency>`(case when p.verified_email_at is null then 'off'
  else ${chosenFrequency} end)`;

/** Whether person `p` chose reminders by mail; with all mails turned off there are none. */
export const wantsReminders = sql<boolean>`(${frequencyOfPerson} <> 'off' and coalesce(s.reminders, true))`;
