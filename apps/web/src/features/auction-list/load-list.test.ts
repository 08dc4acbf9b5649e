import { createApiClient } from '@martelo/api-client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { prefetchList, loadList } from './load-list.ts';

const calls: Request[] = [];
// Files share a worker and its modules: this one has its own, with the mock in them.
vi.hoisted(() => vi.resetModules());
vi.mock('../../lib/api.ts', () => ({
  apiFor: () =>
    createApiClient({
      baseUrl: 'http://martelo.example',
      fetch: async (request: Request) => {
        calls.push(request);
        return Response.json({ message: 'Muitas pessoas ao mesmo tempo.' }, { status: 503 });
      },
    }),
}));

afterAll(() => void vi.resetModules());

/** Every call is refused here: how often and for what it was made is what counts. */
async function load(address: string, signal = new AbortController().signal) {
  const request = new Request(`http://martelo.example${address}`, { signal });
  await expect(loadList({ request } as LoaderFunctionArgs)).rejects.toMatchObject({ status: 503 });
}

describe('a prefetched list', () => {
  beforeEach(() => void calls.splice(0));

  test('is requested once, and its failure reaches the loader that uses it', async () => {
    prefetchList('/leiloes', 'phase=first');
    await load('/leiloes?phase=first');
    expect(calls).toHaveLength(1);
    await load('/leiloes?phase=first');
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['/leiloes/imoveis?phase=first', 'page'],
    ['/leiloes?phase=second', 'question'],
  ])('is not taken for %s: another %s', async (address) => {
    prefetchList('/leiloes', 'phase=first');
    await load(address);
    expect(calls).toHaveLength(2);
  });

  test('is not taken when it is old', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    prefetchList('/leiloes', 'phase=first');
    now.mockReturnValue(2000);
    await load('/leiloes?phase=first');
    expect(calls).toHaveLength(2);
    now.mockRestore();
  });

  test('ends with a newer one, and with the navigation that took it', async () => {
    prefetchList('/leiloes', 'phase=first');
    prefetchList('/leiloes', 'phase=second');
    await expect.poll(() => calls.length).toBe(2);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    const navigation = new AbortController();
    await load('/leiloes?phase=second', navigation.signal);
    navigation.abort();
    expect(calls[1]!.signal.aborted).toBe(true);
  });
});
