import { type ApiClient, type AuctionChanges, toAuction, toChanges, unwrap } from '@martelo/api-client';
import type { Auction } from '@martelo/domain/auction';

export interface ListedFavorite {
  auction: Auction;
  savedAt: Date;
  /** What changed since the customer looked. */
  news: AuctionChanges;
}

export interface FavoritesList {
  items: readonly ListedFavorite[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
  /** How many of all favourites changed. */
  changedTotal: number;
  /** Only those are here. */
  changedOnly: boolean;
}

/** One page of what the customer has saved, the latest first (FAV-06). */
export async function listFavorites(
  api: ApiClient,
  { page, changedOnly }: Pick<FavoritesList, 'page' | 'changedOnly'>,
  signal: AbortSignal,
): Promise<FavoritesList> {
  const answer = await unwrap(
    api.GET('/api/customer/favorites/load-display', {
      params: { query: { page, ...(changedOnly && { changed: true }) } },
      signal,
    }),
  );
  return {
    items: answer.data.map(({ auction, saved_at: savedAt, news }) => ({
      auction: toAuction(auction),
      savedAt: new Date(savedAt),
      news: toChanges(news),
    })),
    page: answer.current_page,
    lastPage: answer.last_page,
    perPage: answer.per_page,
    total: answer.total,
    changedTotal: answer.changed_total,
    changedOnly,
  };
}
