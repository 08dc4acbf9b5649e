import type { Auction } from '@martelo/domain/auction';
import { AuctionCard } from '@martelo/ui/auction-card';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { setLastList } from '../../lib/storage.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { busyFavoritesAtom, favoriteKeysAtom, toggleFavoriteAtom } from '../favorites/favorites.atoms.ts';

interface AuctionCardsProps {
  auctions: readonly Auction[];
  layout?: 'grid' | 'list';
  /** How many of the first pictures are on the screen at once and fetched first. */
  priority?: number;
  headingLevel?: 2 | 3;
  /** For a made-up auction: it can't be saved. */
  withoutHeart?: boolean;
}

/** The cards of a list, each remembering the list on opening (CARD-03), with the heart of FAV-01. */
export function AuctionCards({
  auctions,
  layout = 'grid',
  priority = 0,
  headingLevel = 3,
  withoutHeart = false,
}: AuctionCardsProps) {
  const { pathname, search } = useLocation();
  // Even where the session is known before hydration, the first render must match the server's.
  const hydrated = useHydrated();
  const favorites = useAtomValue(favoriteKeysAtom);
  const busy = useAtomValue(busyFavoritesAtom);
  const toggle = useSetAtom(toggleFavoriteAtom);
  const press = useCallback((key: string) => void toggle(key), [toggle]);
  const remember = useCallback(() => setLastList(pathname + search), [pathname, search]);

  return auctions.map((auction, place) => (
    <AuctionCard
      key={auction.key}
      auction={auction}
      href={paths.auction(auction.key)}
      layout={layout}
      headingLevel={headingLevel}
      favorite={hydrated && favorites.has(auction.key)}
      favoriteLoading={hydrated && busy.has(auction.key)}
      {...(!withoutHeart && { onFavorite: press })}
      onOpen={remember}
      priority={place < priority}
    />
  ));
}
