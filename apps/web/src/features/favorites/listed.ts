import { fold } from '@martelo/domain/fold';

import type { ListedFavorite } from './favorites-page.calls.ts';

/** What was removed and may come back, with its place in the list. */
export interface TakenOff {
  item: ListedFavorite;
  at: number;
  /** Saved again, which the list does not have yet. */
  putBack?: boolean;
}

/** The list as the server has it, with what was just removed where it was. */
export function withTakenOff(
  items: readonly ListedFavorite[],
  takenOff: readonly TakenOff[],
): readonly ListedFavorite[] {
  const off = new Set(takenOff.map(({ item }) => item.auction.key));
  const shown = items.filter(({ auction }) => !off.has(auction.key));
  for (const { item, at } of [...takenOff].sort((one, other) => one.at - other.at)) shown.splice(at, 0, item);
  return shown;
}

/** Those whose title or place has every word of the query, whatever the case and the accents. */
export function searchFavorites(items: readonly ListedFavorite[], query: string): readonly ListedFavorite[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return items.filter(({ auction: { title, place } }) => {
    const text = fold(
      [title, place.address, place.neighborhood, place.city?.name, place.state?.name, place.state?.uf].join(
        ' ',
      ),
    );
    return words.every((word) => text.includes(word));
  });
}
