import crypto, { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** A password's hash as earlier versions made it, with fewer passes. */
export async function anOlderHash(password: string, passes: number): Promise<string> {
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes, parallelism: 1, tagLength: 32 };
  const tag = await promisify(crypto.argon2)('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=19456,t=${passes},p=1$${nonce.toString('base64')}$${tag.toString('base64')}`;
}
