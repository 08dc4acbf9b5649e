import {
  type ApiClient,
  type News,
  type OwnAuctionChanges,
  toNews,
  toOwnChanges,
  unwrap,
} from '@martelo/api-client';

/** What changed of an auction since the customer's last visit; null when it fails to load. Reading it is no visit. */
export async function getAuctionNews(
  api: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<OwnAuctionChanges | null> {
  try {
    return toOwnChanges(
      await unwrap(api.GET('/api/customer/auctions/{id}/news', { params: { path: { id } }, signal })),
    );
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Notes that the customer saw the page of an auction, which knew its events up to the last one given. */
export async function recordVisit(api: ApiClient, code: string, lastEvent: number): Promise<void> {
  await unwrap(api.POST('/api/customer/visits', { body: { code, last_event: lastEvent } }));
}

/** What changed of what the customer follows, and what closes next; null when it fails to load. */
export async function getNews(api: ApiClient, signal: AbortSignal): Promise<News | null> {
  try {
    return toNews(await unwrap(api.GET('/api/customer/news', { signal })));
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
