import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a mail turns off: `avisos` is every mail of alerts. */
export const subscriptions = ['avisos'] as const;
export type Subscription = (typeof subscriptions)[number];

export interface Unsubscription {
  /** The person's uuid. */
  person: string;
  what: Subscription;
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]{1,20})\.([\w-]{43})$/;

const signatureOf = (secret: Buffer, person: string, what: string) =>
  createHmac('sha256', secret).update(`unsubscribe\n${person}\n${what}`).digest();

/** A token that names who turns off what, signed, so nothing of it is kept. It never expires: old mails must work. */
export function createUnsubscribeToken(secret: Buffer, { person, what }: Unsubscription): string {
  return `${person}.${what}.${signatureOf(secret, person, what).toString('base64url')}`;
}

/** What a token says, or null for one that was not made here. Compared in constant time. */
export function parseUnsubscribeToken(secret: Buffer, token: string): Unsubscription | null {
  const [, person = '', what = '', signature = ''] = form.exec(token) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, person, what);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const known = subscriptions.find((subscription) => subscription === what);
  return known ? { person, what: known } : null;
}
