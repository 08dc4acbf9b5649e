import { fold } from '@martelo/domain/fold';

import type { Category, OwnBonus } from './bonus.calls.ts';

/**
 * The items of a category, or of all, with the text in title or description; accents and capitals do not count
 * (BONUS-01).
 */
export function filterBonus<Item extends Pick<OwnBonus, 'title' | 'description' | 'category'>>(
  items: readonly Item[],
  text: string,
  category: Category | null,
): readonly Item[] {
  const words = fold(text);
  return items.filter(
    (item) =>
      (category === null || item.category === category) &&
      (fold(item.title).includes(words) || fold(item.description).includes(words)),
  );
}
