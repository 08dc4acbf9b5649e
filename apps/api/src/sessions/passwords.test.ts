import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { hashPassword, isPassword } from './passwords.ts';

test('[AUTH-04] a hash is argon2id with 19 MiB and four passes, and never the same twice', async () => {
  const [one, other] = await Promise.all([hashPassword('praia-91'), hashPassword('praia-91')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=4,p=1\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(other).not.toBe(one);
  expect(await isPassword('praia-91', one)).toBe(true);
  expect(await isPassword('Praia-91', one)).toBe(false);
});

test('[AUTH-04] without a hash, or with one of another kind, nothing is the password', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('praia-91', null)).toBe(false);
  expect(await isPassword('praia-91', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
});

test('[AUTH-04] a hash of before, with two passes, is still believed', async () => {
  const nonce = randomBytes(16);
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const tag = await promisify(argon2)('argon2id', { message: 'praia-91', nonce, ...cost });
  const hash = `$argon2id$v=19$m=19456,t=2,p=1$${nonce.toString('base64')}$${tag.toString('base64')}`;
  expect(await isPassword('praia-91', hash)).toBe(true);
  expect(await isPassword('praia-92', hash)).toBe(false);
});
