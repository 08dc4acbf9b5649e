import { expect, test } from 'vitest';

import { hintOf } from './session-hint.ts';

test.each([
  ['', false],
  ['tema=dark', false],
  ['tema=dark; entrou=1', true],
  ['entrou=1', true],
  ['entrou=', false],
  ['naoentrou=1', false],
  ['entrou=12', false],
])('[SHELL-04] the hint in %j is %s', (cookie, hint) => {
  expect(hintOf(cookie)).toBe(hint);
});
