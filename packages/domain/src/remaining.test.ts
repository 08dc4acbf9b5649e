import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { nextChange, formatRemaining } from './remaining.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [2 * day + 3 * hour + 59 * minute, '51h', '2d 3h'],
  [day, '24h', '1d 0h'],
  [day - 1, '23h', '23h 59m'],
  [hour, '1h', '1h 0m'],
  [hour - 1, '59min', '59m'],
  [2 * minute, '2min', '2m'],
  [minute, '1min', '1m'],
  [1, '1min', '1m'],
  [0, 'Encerrado', 'Encerrado'],
  [-day, 'Encerrado', 'Encerrado'],
  [Number.NaN, 'Encerrado', 'Encerrado'],
])('[CARD-05] %d ms', (ms, card, long) => {
  expect(formatRemaining(ms, 'card')).toBe(card);
  expect(formatRemaining(ms, 'long')).toBe(long);
});

test('[CARD-05] the text holds until its next change and is another then', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 * day }), fc.constantFrom('card', 'long'), (ms, form) => {
      const change = nextChange(ms, form);
      expect(formatRemaining(ms - (change - 1), form)).toBe(formatRemaining(ms, form));
      expect(formatRemaining(ms - change, form)).not.toBe(formatRemaining(ms, form));
    }),
    {
      examples: [
        [hour, 'card'],
        [day, 'long'],
        [2 * minute, 'card'],
        [2 * minute - 1, 'long'],
        [1, 'card'],
      ],
    },
  );
});

test('[CARD-05] nothing changes once it is over', () => expect(nextChange(0, 'card')).toBe(Infinity));
