import { createHmac, timingSafeEqual } from 'node:crypto';

export interface VideoPass {
  itemId: number;
  /** The customer's uuid. */
  person: string;
}

const hours = 6;
const form = /^(\d{10,12})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

const signatureOf = (secret: Buffer, { itemId, person }: VideoPass, expires: string) =>
  createHmac('sha256', secret).update(`bonus-video\n${itemId}\n${person}\n${expires}`).digest();

/** Opens one video for one customer for some hours: players send no session. */
export function createVideoPass(secret: Buffer, pass: VideoPass, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + hours * 3600);
  return `${expires}.${pass.person}.${signatureOf(secret, pass, expires).toString('base64url')}`;
}

/** Whose pass it is, or null for one that is old, of another video or not made here. Compared in constant time. */
export function readVideoPass(secret: Buffer, text: string, itemId: number, now: Date): string | null {
  const [, expires = '0', person = '', signature = ''] = form.exec(text) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, { itemId, person }, expires);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return Number(expires) * 1000 > now.getTime() ? person : null;
}
