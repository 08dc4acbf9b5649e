import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed', 32));

/** Encrypts a text with a secret. */
export function seal(secret: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** Decrypts a text that was encrypted with this secret; throws with another. */
export function unseal(secret: string, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
