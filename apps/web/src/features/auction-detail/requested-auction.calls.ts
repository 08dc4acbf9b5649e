import type { ApiClient } from '@martelo/api-client';
import type { Auction } from '@martelo/domain/auction';

import { toFailure } from '../../lib/failure.ts';
import { getAuction, isAuctionId } from './auction.calls.ts';
import { summaryOf } from './summary-of.ts';

/** The auction that an address is of, or why there is none to show; null where it is of none. */
export type Requested = { auction: Auction } | { auction: null; why: 'missing' | 'gone' | 'failed' } | null;

/** The auction of an address like `/leilao/{id}`, as far as everybody may know it. */
export async function getRequested(
  api: ApiClient,
  address: string | null,
  signal: AbortSignal,
): Promise<Requested> {
  const id = /^\/leilao\/([^/?#]+)/.exec(address ?? '')?.[1];
  if (id === undefined) return null;
  if (!isAuctionId(id)) return { auction: null, why: 'missing' };
  try {
    return { auction: summaryOf((await getAuction(api, id, signal)).auction) };
  } catch (error) {
    signal.throwIfAborted();
    const { failure } = toFailure(error);
    return { auction: null, why: failure === 'missing' || failure === 'gone' ? failure : 'failed' };
  }
}
