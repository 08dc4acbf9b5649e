import { type ApiClient, toAuction, unwrap } from '@martelo/api-client';
import type { Auction } from '@martelo/domain/auction';

export interface ListedFavorite {
  auction: Auction;
  savedAt: Date;
}

export interface FavoritesList {
  items: readonly ListedFavorite[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
}

/** One page of what the customer has saved, the latest first (FAV-06). */
export async function listFavorites(
  api: ApiClient,
  page: number,
  signal: AbortSignal,
): Promise<FavoritesList> {
  const answer = await unwrap(
    api.GET('/api/customer/favorites/load-display', { params: { query: { page } }, signal }),
  );
  return {
    items: answer.data.map(({ auction, saved_at: savedAt }) => ({
      auction: toAuction(auction),
      savedAt: new Date(savedAt),
    })),
    page: answer.current_page,
    lastPage: answer.last_page,
    perPage: answer.per_page,
    total: answer.total,
  };
}
