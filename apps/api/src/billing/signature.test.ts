import { expect, test } from 'vitest';

import { isSigned, signBody } from './signature.ts';

const secret = 's'.repeat(32);
const now = new Date('2026-03-10T12:00:00Z');
const seconds = now.getTime() / 1000;
const body = Buffer.from('{"event_id":"e1"}');
const by = (at: number, key = secret, text: Buffer = body) => `t=${at},v1=${signBody(key, at, text)}`;

test('the signature is the HMAC-SHA-256 of the time, a point and the body', () => {
  expect(signBody('key', 1, 'The quick brown fox')).toBe(
    '1ef269d2a2a1f8d397e0e25c3e3013fb5687509234565e6e49ea45a138768457',
  );
});

test.each([
  ['made now', by(seconds), true],
  ['five minutes old', by(seconds - 300), true],
  ['older', by(seconds - 301), false],
  ['from the future', by(seconds + 301), false],
  ['of another secret', by(seconds, 'x'.repeat(32)), false],
  ['of another body', by(seconds, secret, Buffer.from('{"event_id":"e2"}')), false],
  ['with another time', by(seconds).replace(String(seconds), String(seconds - 1)), false],
  ['cut off', by(seconds).slice(0, -1), false],
  ['without a time', `v1=${signBody(secret, seconds, body)}`, false],
  ['empty', '', false],
])('a signature %s: %s is %s', (_case, header, valid) => {
  expect(isSigned({ secret, header, body }, now)).toBe(valid);
});
