import type { Auction } from '@martelo/domain/auction';

/** What everybody may know of an auction without a login: what its card in a list shows, and no more (DETAIL-01). */
export function summaryOf(auction: Auction): Auction {
  return {
    ...auction,
    code: null,
    place: { ...auction.place, address: null, latitude: null, longitude: null },
    images: auction.images.slice(0, 1),
    link: null,
    extra: null,
    auctioneer: null,
    facts: null,
  };
}
