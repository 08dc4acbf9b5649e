import { createSignedToken, readSignedToken } from '../../platform/tokens/signed-token.ts';

/**
 * What a link in a mail turns off: `avisos` is every mail of alerts and favourites, `lembretes` the reminders alone.
 */
export const subscriptions = ['avisos', 'lembretes'] as const;
export type Subscription = (typeof subscriptions)[number];

export interface Unsubscription {
  /** The person's uuid. */
  person: string;
  what: Subscription;
}

const signed = (person = '', what = '') => ['unsubscribe', person, what] as const;

/** A token that names who turns off what, signed, so nothing of it is kept. It never expires: old mails must work. */
export const createUnsubscribeToken = (secret: Buffer, { person, what }: Unsubscription): string =>
  createSignedToken(secret, [person, what], signed(person, what));

/** What a token says, or null for one that was not made here. */
export function parseUnsubscribeToken(secret: Buffer, token: string): Unsubscription | null {
  const [person = '', name] = readSignedToken(secret, token, signed) ?? [];
  const what = subscriptions.find((subscription) => subscription === name);
  return what ? { person, what } : null;
}
