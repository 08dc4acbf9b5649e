import { isSameSignature, signatureOf } from '../platform/tokens/signed-token.ts';

/** How old a signature may be, or how far the sender's clock may be ahead, in seconds. */
const tolerance = 300;
const form = /^t=(\d{1,12}),v1=([\da-f]{64})$/i;

/** HMAC-SHA-256 of `<seconds>.<body>` in hex, as the checkout makes it. */
export const signBody = (secret: string, seconds: number, body: Buffer | string): string =>
  signatureOf(secret, `${seconds}.`, body).toString('hex');

/** Whether `t=<seconds>,v1=<hex>` signs these bytes with the secret, within five minutes. */
export function isSigned(
  { secret, header, body }: { secret: string; header: string; body: Buffer },
  now: Date,
): boolean {
  const [, seconds, mac] = form.exec(header) ?? [];
  if (!seconds || !mac || Math.abs(now.getTime() / 1000 - Number(seconds)) > tolerance) return false;
  return isSameSignature(Buffer.from(mac, 'hex'), signatureOf(secret, `${Number(seconds)}.`, body));
}
