const eitherSide = 2;

/**
 * The pages to show links to: the first, the last and two either side of `page`; null where pages are left out. A gap
 * of one page is that page. A `page` outside 1 to `lastPage` counts as the nearest; no pages give none (LIST-07).
 */
export function pageWindow(page: number, lastPage: number): readonly (number | null)[] {
  const current = Math.min(Math.max(page, 1), lastPage);
  const from = current - eitherSide <= 3 ? 1 : current - eitherSide;
  const to = current + eitherSide >= lastPage - 2 ? lastPage : current + eitherSide;

  const shown: (number | null)[] = from > 1 ? [1, null] : [];
  for (let at = from; at <= to; at += 1) shown.push(at);
  return to < lastPage ? [...shown, null, lastPage] : shown;
}
