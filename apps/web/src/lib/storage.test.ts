import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { getLastList, setLastList } from './storage.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the list to go back to', () => {
  test('[CARD-03] is the last one that an auction was opened from', () => {
    setLastList('/leiloes?keyword=casa');
    setLastList('/leiloes/terrenos?pagina=2');
    expect(getLastList()).toBe('/leiloes/terrenos?pagina=2');
  });

  test('[CARD-03] is none before an auction was opened', () => {
    expect(getLastList()).toBeNull();
  });

  test.each(['https://outro.example/leiloes', '//outro.example', 'javascript:alert(1)', '/conta', ''])(
    '[CARD-03] is never %j',
    (address) => {
      setLastList(address);
      expect(getLastList()).toBeNull();
    },
  );

  test('[CARD-03] is not stored where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => setLastList('/leiloes')).not.toThrow();
    expect(getLastList()).toBeNull();
  });
});
