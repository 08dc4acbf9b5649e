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

/**
 * A signed token that names the person and the mails to turn off, so nothing of it is stored. It never expires: old
 * mails must work.
 */
export const createUnsubscribeToken = (secret: Buffer, { person, what }: Unsubscription): string =>
  createSignedToken(secret, [person, what], signed(person, what));

/** The content of a token, or null for one with a wrong signature. */
export function parseUnsubscribeToken(secret: Buffer, token: string): Unsubscription | null {
  const [person = '', name] = readSignedToken(secret, token, signed) ?? [];
  const what = subscriptions.find((subscription) => subscription === name);
  return what ? { person, what } : null;
}
