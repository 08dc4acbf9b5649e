import { expect, test } from 'vitest';

import { callerAddress } from './caller-address.ts';

test.each([
  ['IPv4 stays', '203.0.113.7', '203.0.113.7'],
  ['IPv4 in IPv6 is the same caller', '::ffff:203.0.113.7', '203.0.113.7'],
  ['IPv6 counts by its first 64 bits', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['also where zeros are left out', '2001:db8::6', '2001:db8:0:0'],
  ['and where they begin it', '::1', '0:0:0:0'],
  ['leading zeros make no other caller', '2001:0db8:0001::6', '2001:db8:1:0'],
  ['IPv4 in IPv6 in hexadecimal is the same caller too', '::ffff:cb00:7107', '203.0.113.7'],
])('[AUTH-04] %s', (_case, ip, address) => {
  expect(callerAddress(ip)).toBe(address);
});
