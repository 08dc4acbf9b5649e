import { describe, expect, test } from 'vitest';

import { createSignedToken, isSameSignature, readSignedToken, signatureOf } from './signed-token.ts';

const secret = Buffer.alloc(32, 7);
const other = Buffer.alloc(32, 8);

test('a signature is the HMAC of all its parts', () => {
  const whole = signatureOf('key', 'The quick brown fox jumps over the lazy dog');
  expect(whole.toString('hex')).toBe('f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8');
  expect(signatureOf('key', 'The quick brown fox ', Buffer.from('jumps over the lazy dog'))).toEqual(whole);
});

test('signatures of different lengths are different', () => {
  const right = signatureOf(secret, 'a');
  expect([isSameSignature(right, right), isSameSignature(right.subarray(1), right)]).toEqual([true, false]);
});

describe('signed tokens', () => {
  const token = createSignedToken(secret, ['ana', '17'], ['visit', 'ana', '17']);
  const read = (text: string, by = secret, purpose = 'visit') =>
    readSignedToken(by, text, (who = '', what = '') => [purpose, who, what]);

  test('say what they were made of', () => expect(read(token)).toEqual(['ana', '17']));

  test.each([
    ['another claim', token.replace('ana', 'rui')],
    ['one claim more', `x.${token}`],
    ['claims without a point between', token.replace('.17', '17')],
    ['a signature alone', token.slice(-43)],
    ['an empty claim', token.replace('ana', '')],
    ['a line break', token.replace('ana', 'ana\n17')],
    ['nothing', ''],
    ['something long', 'a.'.repeat(100_000)],
  ])('of %s are none', (_case, wrong) => expect(read(wrong)).toBeNull());

  test('of another secret or purpose are none', () => {
    expect([read(token, other), read(token, secret, 'unsubscribe')]).toEqual([null, null]);
  });
});
