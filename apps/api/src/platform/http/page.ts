/** Rows of a page of a list that somebody owns or watches over (LIST-07). */
export const pageSize = 30;

interface Pagination {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  from: number | null;
  to: number | null;
}

/** A page among `total` rows and the rows before it; one past the end is the last one. */
export function pageOf(
  page: number,
  total: number,
  perPage = pageSize,
): { pagination: Pagination; offset: number } {
  const last = Math.max(1, Math.ceil(total / perPage));
  const current = Math.min(page, last);
  const offset = (current - 1) * perPage;
  const pagination = {
    current_page: current,
    last_page: last,
    per_page: perPage,
    total,
    from: total === 0 ? null : offset + 1,
    to: total === 0 ? null : Math.min(offset + perPage, total),
  };
  return { pagination, offset };
}
