/** Rows of a page of what a customer keeps (LIST-07). */
export const pageSize = 30;

interface PageOf {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  from: number | null;
  to: number | null;
}

/** Where a page lies among `total` rows; one past the end is the last one. */
export function pageOf(page: number, total: number, perPage = pageSize): PageOf & { offset: number } {
  const last = Math.max(1, Math.ceil(total / perPage));
  const current = Math.min(page, last);
  const offset = (current - 1) * perPage;
  return {
    current_page: current,
    last_page: last,
    per_page: perPage,
    total,
    from: total === 0 ? null : offset + 1,
    to: total === 0 ? null : Math.min(offset + perPage, total),
    offset,
  };
}
