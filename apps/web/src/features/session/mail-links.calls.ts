import { type ApiClient, unwrap } from '@martelo/api-client';
import type { NotificationFrequency } from '@martelo/domain/alert';

/** Proves an address to be the person's own, by the link of a mail. */
export async function confirmEmail(api: ApiClient, token: string): Promise<string> {
  return (await unwrap(api.POST('/api/customer/verify-email', { body: { token } }))).message;
}

/** Takes an account back to its former address; gives the token that chooses the new password. */
export async function undoEmailChange(api: ApiClient, token: string): Promise<string> {
  return (await unwrap(api.POST('/api/customer/email-change/undo', { body: { token } }))).token;
}

export interface Subscription {
  /** Mails of alerts and favourites, or reminders of rounds. */
  what: 'notices' | 'reminders';
  /** Masked. */
  email: string;
  frequency: NotificationFrequency;
  unsubscribed: boolean;
}

/** What a mail's link would end; looking changes nothing. */
export async function getSubscription(
  api: ApiClient,
  token: string,
  signal: AbortSignal,
): Promise<Subscription> {
  return unwrap(api.GET('/api/unsubscribe/{token}', { params: { path: { token } }, signal }));
}

/** Ends the mails that the link names. */
export async function unsubscribe(api: ApiClient, token: string): Promise<string> {
  return (await unwrap(api.POST('/api/unsubscribe/{token}', { params: { path: { token } } }))).message;
}
