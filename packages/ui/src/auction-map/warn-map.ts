import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';

/** Tells a developer of clusters that the map does not show. */
export function warnMap(label: string, given: number, placed: number, maxShown: number) {
  warnMissingLabel('AuctionMap', label);
  if (placed < given)
    warnDev(
      `AuctionMap got ${given - placed} clusters outside Brazil or without auctions.`,
      'They are left out, and nothing shows that they are missing.',
      'Swap latitude and longitude, or count them in `unplaced`.',
    );
  if (placed > maxShown)
    warnDev(
      `AuctionMap got ${placed} clusters and renders the ${maxShown} largest.`,
      'More of them cover each other and make every move slow.',
      'Group them by the part of the map in `onBoundsChange`.',
    );
}
