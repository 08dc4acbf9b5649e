import { expect, test, vi } from 'vitest';

import { hintOf, setSessionHint } from './session-hint.ts';

test.each([
  ['', ''],
  ['tema=dark', ''],
  ['tema=dark; entrou=1', 'signed-in'],
  ['entrou=1', 'signed-in'],
  ['entrou=2; tema=dark', 'subscriber'],
  ['entrou=', ''],
  ['naoentrou=1', ''],
  ['entrou=12', ''],
  ['entrou=toString', ''],
])('[SHELL-04][WAY-13] the hint in %j is %j', (cookie, hint) => {
  expect(hintOf(cookie)).toBe(hint);
});

test('[SHELL-04][WAY-13] the hint is written where it is no longer what the page was rendered with', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  setSessionHint('', '');
  expect(page.cookie).toBe('');
  setSessionHint('signed-in', '');
  expect(page.cookie).toBe('entrou=1; path=/; max-age=86400; samesite=lax');
  setSessionHint('subscriber', '');
  expect(page.cookie).toBe('entrou=2; path=/; max-age=86400; samesite=lax');
  setSessionHint('', '');
  expect(page.cookie).toBe('entrou=; path=/; max-age=0; samesite=lax');
  vi.unstubAllGlobals();
});
