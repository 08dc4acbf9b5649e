import { type ApiClient, unwrap } from '@martelo/api-client';
import type { NotificationSettings } from '@martelo/domain/alert';

import { getAccount } from './account.calls.ts';
import { getAccountSummary } from './account-summary.calls.ts';

export interface Settings {
  notifications: NotificationSettings;
  /** Whether the email is confirmed: before that none of these mails go out. */
  confirmed: boolean;
  /** When the account will be deleted; null without a deletion request. */
  deletionDue: Date | null;
  /** The payment site goes on charging for a plan; null where it failed to load. */
  charged: boolean | null;
}

/** The rest of the screen does without. */
async function isCharged(api: ApiClient, signal: AbortSignal): Promise<boolean | null> {
  try {
    return (await getAccountSummary(api, signal)).subscription?.active ?? false;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** What the settings' screen shows (ACC-09). */
export async function getSettings(api: ApiClient, signal: AbortSignal): Promise<Settings> {
  const [{ frequency, hour, weekday, reminders, confirmed }, { deletionDue }, charged] = await Promise.all([
    unwrap(api.GET('/api/customer/notification-settings', { signal })),
    getAccount(api, signal),
    isCharged(api, signal),
  ]);
  return { notifications: { frequency, hour, weekday, reminders }, confirmed, deletionDue, charged };
}

/** Holds from the next match on; the server's sentence about it. */
export async function saveNotifications(api: ApiClient, body: NotificationSettings): Promise<string> {
  return (await unwrap(api.POST('/api/customer/notification-settings', { body }))).message;
}

/** Requests the account's deletion; resolves to its day. The same `key` makes no second request. */
export async function requestDeletion(
  api: ApiClient,
  { reason, password }: { reason: string; password: string },
  key: string,
): Promise<Date> {
  const answer = await unwrap(
    api.POST('/api/customer/request-deletion', {
      params: { header: { 'Idempotency-Key': key } },
      body: { reason, current_password: password },
    }),
  );
  return new Date(answer.data.due_at);
}

/** Takes the request back. */
export async function cancelDeletion(api: ApiClient): Promise<void> {
  await unwrap(api.POST('/api/customer/request-deletion/cancel'));
}
