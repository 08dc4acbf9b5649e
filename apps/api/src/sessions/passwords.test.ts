import { expect, test } from 'vitest';

import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { aHashOfBefore } from './testing/a-hash-of-before.ts';

test('[AUTH-04] a hash is argon2id with 19 MiB and eight passes, and never the same twice', async () => {
  const [one, other] = await Promise.all([hashPassword('praia-91'), hashPassword('praia-91')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=8,p=1\$[\w+/]{22}==\$[\w+/]{43}=$/);
  expect(other).not.toBe(one);
  expect(await isPassword('praia-91', one)).toBe(true);
  expect(await isPassword('Praia-91', one)).toBe(false);
});

test('[AUTH-04] without a hash, or with one of another kind, nothing is the password', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('praia-91', null)).toBe(false);
  expect(await isPassword('praia-91', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
});

test.each([2, 4])('[AUTH-04] a hash of before, with %i passes, is still believed', async (passes) => {
  const hash = await aHashOfBefore('praia-91', passes);
  expect(isOutdated(hash)).toBe(true);
  expect(isOutdated(await hashPassword('praia-91'))).toBe(false);
  expect(await isPassword('praia-91', hash)).toBe(true);
  expect(await isPassword('praia-92', hash)).toBe(false);
});
