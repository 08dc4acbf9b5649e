import { type ApiClient, unwrap } from '@martelo/api-client';

import type { Query } from '../back-office/record-query.ts';

/** The lists that the auctioneer sent. */
export const listFeeds = (api: ApiClient, page: number, signal: AbortSignal) =>
  unwrap(api.GET('/api/auctionner/feeds', { params: { query: { page } }, signal }));

/** One of them. */
export const getFeed = (api: ApiClient, id: string, signal: AbortSignal) =>
  unwrap(api.GET('/api/auctionner/feeds/{id}', { params: { path: { id } }, signal })).then(
    ({ data }) => data,
  );

/** Its lines, 100 a page. */
export const listFeedLines = (
  api: ApiClient,
  id: string,
  query: Query<'/api/auctionner/feeds/{id}/lines'>,
  signal: AbortSignal,
) => unwrap(api.GET('/api/auctionner/feeds/{id}/lines', { params: { path: { id }, query }, signal }));

/** Who is signed in as an auctioneer. */
export const getAuctioneer = (api: ApiClient, signal: AbortSignal) =>
  unwrap(api.POST('/api/auctionner/info', { signal }));

/** Has the mail that confirms an auctioneer's address sent again; resolves to a sentence. */
export const resendAuctioneerConfirmation = (api: ApiClient): Promise<string> =>
  unwrap(api.POST('/api/auctionner/verify-email/send')).then(({ message }) => message);
