import { describe, expect, test } from 'vitest';

import { pageWindow } from './page-window.ts';

const print = (page: number, lastPage: number, least?: number) =>
  pageWindow(page, lastPage, least)
    .map((at) => at ?? '…')
    .join(' ');

describe('pageWindow', () => {
  test.each([
    ['one page', 1, 1, '1'],
    ['few pages: all of them', 3, 5, '1 2 3 4 5'],
    ['at the start', 1, 20, '1 2 3 … 20'],
    ['a gap of one page is that page, before', 5, 20, '1 2 3 4 5 6 7 … 20'],
    ['a gap of two is a gap, before', 6, 20, '1 … 4 5 6 7 8 … 20'],
    ['in the middle', 10, 20, '1 … 8 9 10 11 12 … 20'],
    ['a gap of two is a gap, after', 15, 20, '1 … 13 14 15 16 17 … 20'],
    ['a gap of one page is that page, after', 16, 20, '1 … 14 15 16 17 18 19 20'],
    ['at the end', 20, 20, '1 … 18 19 20'],
    ['past the end: as at the end', 99, 20, '1 … 18 19 20'],
    ['before the start: as at the start', 0, 20, '1 2 3 … 20'],
    ['no pages', 1, 0, ''],
  ])('[LIST-07] %s', (_case, page, lastPage, shown) => {
    expect(print(page, lastPage)).toBe(shown);
  });

  test.each([
    ['at the start', 1, 20, '1 2 3 4 5 … 20'],
    ['beside the start', 2, 20, '1 2 3 4 5 … 20'],
    ['in the middle', 10, 20, '1 … 8 9 10 11 12 … 20'],
    ['beside the end', 19, 20, '1 … 16 17 18 19 20'],
    ['at the end', 20, 20, '1 … 16 17 18 19 20'],
    ['with fewer pages', 1, 4, '1 2 3 4'],
    ['with one page more, which is no gap', 1, 6, '1 2 3 4 5 6'],
    ['without pages', 1, 0, ''],
  ])('[SEARCH-02] a window of five %s', (_case, page, lastPage, shown) => {
    expect(print(page, lastPage, 5)).toBe(shown);
  });

  test('[LIST-07] every page of every list shows first, last, itself and two either side, in order and once', () => {
    for (let lastPage = 1; lastPage <= 30; lastPage += 1) {
      for (let page = 1; page <= lastPage; page += 1) {
        const pages = pageWindow(page, lastPage).filter((at) => at !== null);
        const expected = [1, page - 2, page - 1, page, page + 1, page + 2, lastPage];
        expect(pages).toEqual(expect.arrayContaining(expected.filter((at) => at >= 1 && at <= lastPage)));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      }
    }
  });
});
