import type { OpportunitiesPage } from './opportunities.calls.ts';

/** A page with its figures as they are once the items of these ids count no more; the items stay where they stand. */
export function without(
  page: OpportunitiesPage,
  moved: ReadonlySet<number>,
  favorites: ReadonlySet<string>,
): OpportunitiesPage {
  const gone = page.items.filter(({ id }) => moved.has(id));
  const less = (count: number, counts: (item: (typeof gone)[number]) => boolean) =>
    count - gone.filter(counts).length;
  const { stats, pagination } = page;
  return {
    items: page.items,
    pagination: { ...pagination, total: less(pagination.total, () => true) },
    stats: {
      total: less(stats.total, () => true),
      favorites: less(stats.favorites, ({ key }) => favorites.has(key)),
      endingSoon: less(stats.endingSoon, ({ counts }) => counts.endingSoon),
      highDiscount: less(stats.highDiscount, ({ counts }) => counts.highDiscount),
    },
  };
}
