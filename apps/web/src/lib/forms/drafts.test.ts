import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  test('brings back what was typed, without its secrets', () => {
    setDraft('edit', { name: 'Ana Luz', password: 'x' }, ['password']);
    expect(readDraft('edit', { name: 'Ana', password: '' })).toEqual({ name: 'Ana Luz' });
  });

  test('leaves alone what was emptied: the form begins with what there is', () => {
    setDraft('edit', { name: '', phone: '3000', cities: [], minimum: null });
    const initial = { name: 'Ana', phone: '', cities: [3506003], minimum: 10_000_000 };
    expect(readDraft('edit', initial)).toEqual({ phone: '3000' });
  });
});
