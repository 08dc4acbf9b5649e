const eitherSide = 2;

/**
 * The pages to show links to: the first, the last and two either side of `page`; null where pages are left out. A gap
 * of one page is that page. A `page` outside 1 to `lastPage` counts as the nearest; no pages give none (LIST-07). Where
 * `least` is given, that many stand in a row at either end too (SEARCH-02).
 */
export function pageWindow(page: number, lastPage: number, least = 0): readonly (number | null)[] {
  const current = Math.min(Math.max(page, 1), lastPage);
  const first = Math.min(current - eitherSide, lastPage - least + 1);
  const last = Math.max(current + eitherSide, least);
  const from = first <= 3 ? 1 : first;
  const to = last >= lastPage - 2 ? lastPage : last;

  const shown: (number | null)[] = from > 1 ? [1, null] : [];
  for (let at = from; at <= to; at += 1) shown.push(at);
  return to < lastPage ? [...shown, null, lastPage] : shown;
}
