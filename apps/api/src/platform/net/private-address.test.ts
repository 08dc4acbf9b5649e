import { expect, test } from 'vitest';

import { isPrivateAddress } from './private-address.ts';

test.each([
  ['https://paineira.example/lotes/1', false],
  ['http://8.8.8.8/lote', false],
  ['http://172.32.0.1/', false],
  ['http://localhost:3000/', true],
  ['http://LOCALHOST./', true],
  ['http://127.0.0.1/', true],
  ['http://2130706433/', true],
  ['http://0x7f.1/', true],
  ['http://10.1.2.3/', true],
  ['http://172.16.0.1/', true],
  ['http://192.168.0.1/', true],
  ['http://169.254.169.254/latest/meta-data', true],
  ['http://100.64.0.1/', true],
  ['http://[::1]/', true],
  ['http://[::ffff:10.0.0.1]/', true],
  ['http://intranet/', true],
  ['http://printer.local/', true],
  ['http://db.internal/', true],
])('[API-09] %s is a private address: %s', (link, expected) => {
  expect(isPrivateAddress(link)).toBe(expected);
});
