import bundled from '@martelo/openapi/document.json' with { type: 'json' };
import { describe, expect, test, vi } from 'vitest';

import { exampleOf } from './mocks/index.ts';
import { everyItem, toPage, type WirePage } from './page.ts';

const numbers = { total: 5, per_page: 2, current_page: 1, last_page: 3 };

async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('toPage', () => {
  test.each([
    ['numbers beside the data', { data: ['a', 'b'], ...numbers }],
    ['numbers in `pagination`', { data: ['a', 'b'], pagination: { ...numbers, from: 1, to: 2 } }],
  ])('[API-07] %s', (_case, answer) => {
    expect(toPage(answer)).toEqual({
      items: ['a', 'b'],
      total: 5,
      perPage: 2,
      currentPage: 1,
      lastPage: 3,
    });
  });

  test('takes the documented answers of both shapes', () => {
    const flat = exampleOf('listFavorites', 200);
    expect(toPage(flat).items).toBe(flat.data);
    const nested = exampleOf('listAuctions', 200);
    expect(toPage(nested).total).toBe(nested.pagination.total);
    const alerts = exampleOf('listAlerts', 200).data;
    expect(toPage(alerts).items).toBe(alerts.data);
  });

  test('[API-07] both calls of the lines of a feed take pages of 100', () => {
    for (const path of ['/api/auctionner/feeds/{id}/lines', '/api/admin/feeds/{id}/lines'] as const) {
      const page = bundled.paths[path].get.parameters.find((parameter) => parameter.name === 'page');
      expect(page?.description, path).toMatch(/^Page of 100;/);
    }
  });
});

describe('everyItem', () => {
  const pageOf = (page: number, last: number, data: string[]): WirePage<string> => ({
    data,
    ...numbers,
    current_page: page,
    last_page: last,
  });

  test('goes from page to page and requests no more than is used', async () => {
    const load = vi.fn((page: number) => Promise.resolve(pageOf(page, 3, [`${page}a`, `${page}b`])));
    expect(await gather(everyItem(load))).toEqual(['1a', '1b', '2a', '2b', '3a', '3b']);
    expect(load.mock.calls).toEqual([[1], [2], [3]]);

    load.mockClear();
    for await (const item of everyItem(load)) if (item === '1b') break;
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('ends with an empty page, whatever its numbers say', async () => {
    const load = (page: number) => Promise.resolve(pageOf(page, 1000, page < 3 ? ['x'] : []));
    expect(await gather(everyItem(load))).toEqual(['x', 'x']);
  });

  test('a failure reaches the caller', async () => {
    const load = () => Promise.reject(new Error('lost'));
    await expect(gather(everyItem(load))).rejects.toThrow('lost');
  });
});
