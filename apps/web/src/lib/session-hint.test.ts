import { expect, test, vi } from 'vitest';

import { hintOf, keepHint } from './session-hint.ts';

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

test('[SHELL-04] the hint is written where it is no longer what the page was drawn with', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  keepHint(false, false);
  expect(page.cookie).toBe('');
  keepHint(true, false);
  expect(page.cookie).toBe('entrou=1; path=/; max-age=86400; samesite=lax');
  keepHint(false, false);
  expect(page.cookie).toBe('entrou=; path=/; max-age=0; samesite=lax');
  vi.unstubAllGlobals();
});
