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

/** Opens one video for one customer for some hours: players send no session. */
export function createVideoPass(secret: Buffer, { itemId, person }: VideoPass, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + hours * 3600);
  return createSignedToken(secret, [expires, person], signedFor(itemId)(expires, person));
}

/** Whose pass it is, or null for one that is old, of another video or not made here. */
export function readVideoPass(secret: Buffer, text: string, itemId: number, now: Date): string | null {
  const [expires, person] = readSignedToken(secret, text, signedFor(itemId)) ?? [];
  return person && Number(expires) * 1000 > now.getTime() ? person : null;
}
