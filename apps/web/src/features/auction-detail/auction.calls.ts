import {
  type ApiClient,
  ApiError,
  type Calls,
  toAuction,
  toEvidence,
  toPricePoint,
  unwrap,
} from '@martelo/api-client';
import { tidyAddress } from '@martelo/domain/address-words';
import type { Auction } from '@martelo/domain/auction';
import type { Evidence } from '@martelo/domain/evidence';

import { messages } from './messages.ts';

/** A uuid_key, or the number of a legacy item (DETAIL-11); nothing else is worth a call. */
export const isAuctionId = (id: string): boolean =>
  /^(?:\d{1,15}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(id);

/** One line of the history as the wire has it: amounts are reais. */
export type HistoryEvent =
  Calls['/api/auctions/{id}']['get']['responses'][200]['content']['application/json']['data']['history'][number];

/**
 * A success that says that there is no auction: it has words of its own, and a 404 has the specification's (DETAIL-07).
 */
export class SaysNoAuction extends ApiError {}

/**
 * One auction with its history, in the domain's shape. A success that says it is none has its own words (DETAIL-07).
 */
export async function getAuction(api: ApiClient, id: string, signal?: AbortSignal) {
  const { success, data, message } = await unwrap(
    api.GET('/api/auctions/{id}', { params: { path: { id } }, signal: signal ?? null }),
  );
  if (!success) throw new SaysNoAuction(404, message || messages.auctionUnknown);
  // A legacy item comes without one, whatever the document says of the others (RULE-09).
  const { history = [] }: Partial<typeof data> = data;
  const auction = toAuction(data);
  const place = { ...auction.place, address: tidyAddress(auction.place.address) };
  return { auction: { ...auction, place }, history };
}

/** The asked price by the dates of the lists; null where the call fails. */
export async function getPriceHistory(api: ApiClient, id: string, signal?: AbortSignal) {
  try {
    const { data } = await unwrap(
      api.GET('/api/auctions/{id}/history', { params: { path: { id } }, signal: signal ?? null }),
    );
    return data.map((wire) => toPricePoint(wire));
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}

/** Up to five auctions like this one; an empty list when they fail to load. */
export async function listSimilar(api: ApiClient, id: string, signal?: AbortSignal): Promise<Auction[]> {
  try {
    const { data } = await unwrap(
      api.GET('/api/auctions/{id}/similar', { params: { path: { id } }, signal: signal ?? null }),
    );
    return data.map((wire) => toAuction(wire));
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}

/** What the lists prove about an auction; null when it fails to load. */
export async function getEvidence(
  api: ApiClient,
  id: string,
  signal?: AbortSignal,
): Promise<Evidence | null> {
  try {
    return toEvidence(
      await unwrap(
        api.GET('/api/auctions/{id}/evidence', { params: { path: { id } }, signal: signal ?? null }),
      ),
    );
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}
