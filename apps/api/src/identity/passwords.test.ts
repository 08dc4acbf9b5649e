import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';

import { hashPassword, isOutdated, isPassword, refusePassword } from './passwords.ts';
import { anOlderHash } from './testing/an-older-hash.ts';

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

test.each([2, 4])('[AUTH-04] an older hash, with %i passes, is still accepted', async (passes) => {
  const hash = await anOlderHash('praia-91', passes);
  expect(isOutdated(hash)).toBe(true);
  expect(isOutdated(await hashPassword('praia-91'))).toBe(false);
  expect(await isPassword('praia-91', hash)).toBe(true);
  expect(await isPassword('praia-92', hash)).toBe(false);
});

test('[AUTH-04] a try costs the same work whether there is an account, and whenever its hash was made', async () => {
  const hashes = [await hashPassword('praia-91'), await anOlderHash('praia-91', 2), null];
  using argon2 = vi.spyOn(crypto, 'argon2');
  for (const hash of hashes)
    for (const password of ['praia-91', 'errada']) {
      argon2.mockClear();
      await isPassword(password, hash);
      const passes = argon2.mock.calls.reduce((sum, [, cost]) => sum + cost.passes, 0);
      expect(passes, `${password} against ${hash}`).toBe(8);
    }
});

test.each([
  ['12345', 'A senha deve ter pelo menos 6 caracteres'],
  ['123456', 'Esta senha é muito comum. Escolha outra.'],
  ['Password1', 'Esta senha é muito comum. Escolha outra.'],
  ['Martelo-2026', 'Esta senha é muito comum. Escolha outra.'],
  ['praia-91', null],
])('[AUTH-10] [AUTH-13] as a new password %s is answered %s', (password, refusal) => {
  expect(refusePassword(password)).toBe(refusal);
});
