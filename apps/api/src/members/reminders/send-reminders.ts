import { formatDateTime } from '@martelo/domain/dates';

import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { createUnsubscribeToken } from '../notifications/unsubscribe-token.ts';
import { claimReminders, type DueReminder } from './claim-reminders.ts';
import { reminderMail, roundName } from './reminder-mail.ts';

/**
 * Reminds people of the rounds of their favourites a day before they close: on the dashboard, and by mail if they chose
 * so. Marks, activities and mails commit together, so that a round is reminded of once, whichever process does it.
 * Returns how many rounds were reminded of (NEWS-14).
 */
export async function sendReminders(database: Database, outbox: Outbox, now: Date): Promise<number> {
  for (let sent = 0; ;) {
    const next = await database.transaction().execute((trx) => someReminders(trx, outbox, now));
    if (next === 0) return sent;
    sent += next;
  }
}

async function someReminders(trx: Database, outbox: Outbox, now: Date): Promise<number> {
  const due = await claimReminders(trx, now);
  for (const one of due) {
    const description = `Lembrete: ${roundName(one, now)} em ${formatDateTime(one.round_at)}, ${one.title}`;
    await recordActivity(
      trx,
      { personId: one.person_id, kind: 'favorite', description, auctionId: one.id },
      now,
    );
  }
  const byPerson = Map.groupBy(
    due.filter((one) => one.by_mail),
    (one) => one.person_id,
  );
  const mails = [...byPerson.values()].map((own) => {
    const unsubscribed = { person: own[0]!.person_uuid, what: 'lembretes' } as const;
    const token = createUnsubscribeToken(outbox.unsubscribeSecret, unsubscribed);
    return reminderMail(outbox.links, own as [DueReminder, ...DueReminder[]], token, now);
  });
  await outbox.enqueue(trx, mails, now);
  return due.length;
}
