import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { dictionary } from '@zxcvbn-ts/language-common';

const cost = { parallelism: 1, memory: 19_456, tagLength: 32 };
const passes = 8;
const prefixOf = (times: number) => `$argon2id$v=19$m=${cost.memory},t=${times},p=${cost.parallelism}$`;
const prefix = prefixOf(passes);
/** Older hashes, with two and four passes, are still accepted. */
const costs = [passes, 4, 2].map((times) => ({ times, prefix: prefixOf(times) }));

const hashWith = (password: string, nonce: Buffer, times = passes) =>
  promisify(crypto.argon2)('argon2id', { message: password, nonce, ...cost, passes: times });

/** Argon2id with 19 MiB and eight passes, in the standard's text form; takes at least 60 ms of one core, on purpose. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${prefix}${salt.toString('base64')}$${(await hashWith(password, salt)).toString('base64')}`;
}

const dummyHash = `${prefix}${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;

/** Whether a hash was made with fewer passes than today's. */
export const isOutdated = (hash: string): boolean => !hash.startsWith(prefix);

/**
 * Whether it is the password of that hash. Without a hash, or with an older one, it takes as long: the time taken does
 * not reveal whether an address has an account.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const known = costs.find((one) => hash?.startsWith(one.prefix));
  const stored = hash !== null && known ? hash : dummyHash;
  const { times, prefix: own } = known ?? { times: passes, prefix };
  const [salt = '', tag = ''] = stored.slice(own.length).split('$');
  const nonce = Buffer.from(salt, 'base64');
  const given = await hashWith(password, nonce, times);
  if (times < passes) await hashWith(password, nonce, passes - times);
  return timingSafeEqual(given, Buffer.from(tag, 'base64')) && stored !== dummyHash;
}

const maxCommon = 3000;
const common = new Set(dictionary['passwords-common'].slice(0, maxCommon).map((word) => word.toLowerCase()));

/**
 * The error text of a new password that is refused, or null. Six characters are the specification's minimum (AUTH-10).
 */
export function refusePassword(password: string): string | null {
  if (password.length < 6) return 'A senha deve ter pelo menos 6 caracteres';
  const plain = password.toLowerCase();
  if (common.has(plain) || plain.includes('martelo')) return 'Esta senha é muito comum. Escolha outra.';
  return null;
}
