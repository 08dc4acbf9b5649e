import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { setDraft, readDraft } from './drafts.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Values {
  name: string;
  phone: string;
  cities: number[];
  minimum: number | null;
}

describe('a draft', () => {
  test('brings back what was typed, without its secrets', () => {
    setDraft('edit', { name: 'Ana Luz', password: 'x' }, { name: 'Ana', password: '' }, ['password']);
    expect(readDraft('edit', { name: 'Ana', password: '' })).toEqual({ name: 'Ana Luz' });
  });

  test('leaves alone what was emptied: the form begins with what there is', () => {
    const initial: Values = { name: 'Ana', phone: '', cities: [3506003], minimum: 10_000_000 };
    setDraft('edit', { name: '', phone: '3000', cities: [], minimum: null }, initial);
    expect(readDraft('edit', initial)).toEqual({ phone: '3000' });
  });

  test('[ACC-04][ACC-07] puts nothing back that was changed elsewhere meanwhile', () => {
    const before = { name: 'Ana', phone: '3000', weekly: false };
    setDraft('edit', { name: 'Ana Luz', phone: '3000', weekly: false }, before);
    expect(readDraft('edit', { ...before, phone: '4000', weekly: true })).toEqual({ name: 'Ana Luz' });
    expect(readDraft('edit', { ...before, name: 'Bia' })).toEqual({});
  });

  test('is none once all is as it was', () => {
    const start = { name: 'Ana', minimum: null };
    setDraft('edit', { name: 'Ana Luz', minimum: null }, start);
    setDraft('edit', { name: 'Ana', minimum: null }, start);
    expect(stored.size).toBe(0);
  });

  test.each(['{"name":"Ana Luz"}', '[]', 'null', '{"name":null}', '{'])(
    'of another kind is none: %s',
    (text) => {
      stored.set('draft:edit', text);
      expect(readDraft('edit', { name: 'Ana' })).toEqual({});
    },
  );
});
