import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import { dictionary } from '@zxcvbn-ts/language-common';

const derive = promisify(argon2);
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const hashWith = (password: string, nonce: Buffer) =>
  derive('argon2id', { message: password, nonce, ...cost });

/** Argon2id with 19 MiB and two passes, as the standard's text form; about 30 ms of one core. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${prefix}${salt.toString('base64')}$${(await hashWith(password, salt)).toString('base64')}`;
}

const nobody = `${prefix}${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`;

/** Whether it is the password of that hash. Without a hash it takes as long and says no: no address is told apart. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const kept = hash?.startsWith(prefix) ? hash : nobody;
  const [salt = '', tag = ''] = kept.slice(prefix.length).split('$');
  const given = await hashWith(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(given, Buffer.from(tag, 'base64')) && kept !== nobody;
}

const most = 3000;
const common = new Set(dictionary['passwords-common'].slice(0, most).map((word) => word.toLowerCase()));

/** Why a new password is refused, in words for its field, or null. Six characters are the specification's minimum (AUTH-10). */
export function refusePassword(password: string): string | null {
  if (password.length < 6) return 'A senha deve ter pelo menos 6 caracteres';
  const plain = password.toLowerCase();
  if (common.has(plain) || plain.includes('martelo')) return 'Esta senha é muito comum. Escolha outra.';
  return null;
}
