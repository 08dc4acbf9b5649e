import { expect, test } from 'vitest';

import { formatProtocol, replyBy } from './receipt.ts';

test.each([
  ['Tuesday to Friday', '2026-03-10T12:00:00Z', '2026-03-13T12:00:00Z'],
  ['over a weekend', '2026-03-12T18:30:00Z', '2026-03-17T18:30:00Z'],
  ['Saturday counts from Monday at nine', '2026-03-14T20:00:00Z', '2026-03-19T12:00:00Z'],
  ['Sunday too', '2026-03-15T15:00:00Z', '2026-03-19T12:00:00Z'],
  ['Friday night counts from Monday at nine', '2026-03-14T02:00:00Z', '2026-03-19T12:00:00Z'],
  ['before nine counts from nine', '2026-03-10T07:25:00Z', '2026-03-13T12:00:00Z'],
  ['six o’clock still counts', '2026-03-10T21:00:00Z', '2026-03-13T21:00:00Z'],
  ['a minute later is the next day', '2026-03-10T21:01:00Z', '2026-03-16T12:00:00Z'],
  ['Sunday night in São Paulo is Monday in UTC', '2026-03-16T02:00:00Z', '2026-03-19T12:00:00Z'],
])('[INFO-04][WAY-08] 24 business hours are three working days: %s', (_case, at, end) => {
  expect(replyBy(new Date(at)).toISOString()).toBe(new Date(end).toISOString());
});

test('[INFO-04] a protocol has the day in São Paulo and the number', () => {
  expect(formatProtocol(318, new Date('2026-03-11T02:00:00Z'))).toBe('MRT-20260310-0318');
  expect(formatProtocol(1_234_567, new Date('2026-03-11T03:00:00Z'))).toBe('MRT-20260311-1234567');
});
