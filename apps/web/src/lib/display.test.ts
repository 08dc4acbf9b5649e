import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  applyDisplay,
  displayAttributes,
  displayNow,
  displayOf,
  startDisplay,
  subscribeDisplay,
  usualDisplay,
} from './display.ts';

describe('displayOf', () => {
  test.each([
    ['tema=dark', { theme: 'dark' }],
    ['tema=light', { theme: 'light' }],
    ['tema=system', {}],
    ['sessao=abc; tema=dark; outro=1', { theme: 'dark' }],
    ['sessao=abc;tema=dark', { theme: 'dark' }],
    ['contraste=more; densidade=compact', { contrast: 'more', density: 'compact' }],
    ['contraste=normal', { contrast: 'normal' }],
    ['', {}],
    ['tema=', {}],
    ['tema=roxo; contraste=1; densidade=dense', {}],
    ['tema=DARK', {}],
    ['xtema=dark', {}],
    ['outro=tema=dark', {}],
    ['tema', {}],
  ])('of the cookie header %j is the usual with %j', (cookie, change) => {
    expect(displayOf(cookie)).toEqual({ ...usualDisplay, ...change });
  });
});

test('what follows the system has no attribute', () => {
  expect(displayAttributes(usualDisplay)).toEqual({
    'data-theme': undefined,
    'data-contrast': undefined,
    'data-density': undefined,
  });
  expect(displayAttributes({ theme: 'dark', contrast: 'more', density: 'compact' })).toEqual({
    'data-theme': 'dark',
    'data-contrast': 'more',
    'data-density': 'compact',
  });
});

/** A document that keeps cookies by their names, as a browser does. */
function aDocument() {
  const cookies = new Map<string, string>();
  const attributes = new Map<string, string>();
  const written: string[] = [];
  return {
    attributes,
    written,
    documentElement: {
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
      removeAttribute: (name: string) => void attributes.delete(name),
    },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    },
  };
}

describe('applyDisplay', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('applies a change to the document, stores it for a year and notifies listeners', () => {
    const page = aDocument();
    vi.stubGlobal('document', page);
    const listener = vi.fn();
    const unsubscribe = subscribeDisplay(listener);

    applyDisplay({ theme: 'dark' });
    expect([...page.attributes]).toEqual([['data-theme', 'dark']]);
    expect(page.written).toEqual(['tema=dark; path=/; max-age=31536000; samesite=lax']);
    expect(displayNow()).toEqual({ ...usualDisplay, theme: 'dark' });
    expect(displayNow()).toBe(displayNow());
    expect(listener).toHaveBeenCalledOnce();

    applyDisplay({ contrast: 'more', density: 'compact' });
    expect([...page.attributes.keys()]).toEqual(['data-theme', 'data-contrast', 'data-density']);

    applyDisplay({ theme: 'system' });
    expect([...page.attributes.keys()]).toEqual(['data-contrast', 'data-density']);

    unsubscribe();
    applyDisplay({ theme: 'light' });
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

test('what is shown is at first what the page was rendered with', () => {
  const rendered = { ...usualDisplay, theme: 'dark' } as const;
  startDisplay(rendered);
  expect(displayNow()).toBe(rendered);
  startDisplay(usualDisplay);
});
