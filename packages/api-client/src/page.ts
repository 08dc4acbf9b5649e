/** One page of a list, whichever shape the call has. */
export interface Page<Item> {
  items: readonly Item[];
  total: number;
  perPage: number;
  currentPage: number;
  lastPage: number;
}

interface Numbers {
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}

/**
 * The two shapes that lists travel in: the numbers beside the data, or in `pagination`. `listAlerts` has its page
 * one `data` further in.
 */
export type WirePage<Item> = { data: readonly Item[] } & (Numbers | { pagination: Numbers });

/** A page of a list in either shape, its numbers in one. */
export function toPage<Item>(answer: WirePage<Item>): Page<Item> {
  const { total, per_page, current_page, last_page } = 'pagination' in answer ? answer.pagination : answer;
  return {
    items: answer.data,
    total,
    perPage: per_page,
    currentPage: current_page,
    lastPage: last_page,
  };
}

/**
 * Every item of a list, page after page; each page is requested when the one before it is used up. A list that grows or
 * shrinks meanwhile ends where its last answer says.
 */
export async function* everyItem<Item>(
  load: (page: number) => Promise<WirePage<Item>>,
): AsyncGenerator<Item> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { items, lastPage } = toPage(await load(page));
    yield* items;
    last = items.length > 0 ? lastPage : 0;
  }
}
