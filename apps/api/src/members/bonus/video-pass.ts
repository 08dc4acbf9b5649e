import { createSignedToken, readSignedToken } from '../../platform/tokens/signed-token.ts';

interface VideoPass {
  itemId: number;
  /** The customer's uuid. */
  person: string;
}

const hours = 6;

const signedFor =
  (itemId: number) =>
  (expires = '', person = '') =>
    ['bonus-video', String(itemId), person, expires] as const;

/** Gives one customer access to one video for some hours: players send no session. */
export function createVideoPass(secret: Buffer, { itemId, person }: VideoPass, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + hours * 3600);
  return createSignedToken(secret, [expires, person], signedFor(itemId)(expires, person));
}

/** The customer of a pass, or null for one that has expired, is of another video or has a wrong signature. */
export function readVideoPass(secret: Buffer, text: string, itemId: number, now: Date): string | null {
  const [expires, person] = readSignedToken(secret, text, signedFor(itemId)) ?? [];
  return person && Number(expires) * 1000 > now.getTime() ? person : null;
}
