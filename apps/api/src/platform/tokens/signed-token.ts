import { createHmac, timingSafeEqual } from 'node:crypto';

type Bytes = Buffer | string;

/** HMAC-SHA-256 of the parts, one after the other. */
export function signatureOf(secret: Bytes, ...parts: readonly Bytes[]): Buffer {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  return hmac.digest();
}

/** Whether two signatures are the same, compared in constant time. */
export const isSameSignature = (given: Buffer, right: Buffer): boolean =>
  given.length === right.length && timingSafeEqual(given, right);

/** What is signed: the purpose comes first, so that a token of one purpose is invalid for another. */
type Signed = readonly [purpose: string, ...parts: string[]];

const form = /^([\w-]{1,80}(?:\.[\w-]{1,80}){0,7})\.([\w-]{43})$/;

/** `claim.claim.signature`, for addresses: nothing of it is stored. Claims are of letters, digits, `_` and `-`. */
export const createSignedToken = (secret: Buffer, claims: readonly string[], signed: Signed): string =>
  [...claims, signatureOf(secret, signed.join('\n')).toString('base64url')].join('.');

/**
 * The claims of a token, or null for one that was not made of this secret and of what `signedOf` says of its claims.
 */
export function readSignedToken(
  secret: Buffer,
  token: string,
  signedOf: (...claims: string[]) => Signed,
): string[] | null {
  const [, text, signature] = form.exec(token) ?? [];
  if (!text || !signature) return null;
  const claims = text.split('.');
  const right = signatureOf(secret, signedOf(...claims).join('\n'));
  return isSameSignature(Buffer.from(signature, 'base64url'), right) ? claims : null;
}
