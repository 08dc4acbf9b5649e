import { afterEach, describe, expect, test, vi } from 'vitest';

import { applyTheme, subscribeTheme, themeNow, themeOf } from './theme.ts';

describe('themeOf', () => {
  test.each([
    ['tema=dark', 'dark'],
    ['tema=light', 'light'],
    ['tema=system', 'system'],
    ['sessao=abc; tema=dark; outro=1', 'dark'],
    ['sessao=abc;tema=dark', 'dark'],
    ['', 'system'],
    ['tema=', 'system'],
    ['tema=roxo', 'system'],
    ['tema=DARK', 'system'],
    ['xtema=dark', 'system'],
    ['outro=tema=dark', 'system'],
    ['tema', 'system'],
  ])('of the cookie header %j is %s', (cookie, theme) => {
    expect(themeOf(cookie)).toBe(theme);
  });
});

describe('applyTheme', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('puts the theme on the document, keeps it a year and tells who listens', () => {
    const page = { cookie: '', documentElement: { dataset: {} as Record<string, string> } };
    vi.stubGlobal('document', page);
    const listener = vi.fn();
    const unsubscribe = subscribeTheme(listener);

    applyTheme('dark');
    expect(page.documentElement.dataset).toEqual({ theme: 'dark' });
    expect(page.cookie).toBe('tema=dark; path=/; max-age=31536000; samesite=lax');
    expect(themeNow()).toBe('dark');
    expect(listener).toHaveBeenCalledOnce();

    applyTheme('system');
    expect(page.documentElement.dataset).toEqual({});
    expect(themeNow()).toBe('system');

    unsubscribe();
    applyTheme('light');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
