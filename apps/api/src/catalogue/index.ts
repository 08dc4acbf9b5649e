import { withReadRouting } from '../platform/database/read-your-writes.ts';
import type { Services } from '../platform/services.ts';
import { evidenceHandlers } from './evidence/evidence.handlers.ts';
import { mapHandlers } from './map/map.handlers.ts';
import { placeHandlers } from './places/places.handlers.ts';
import { auctionHandlers } from './search/auctions.handlers.ts';
import type { Search } from './search/search.ts';

/** The public reads: auctions, places and the map. */
export const catalogueHandlers = (services: Services, search: Search) =>
  withReadRouting(services.reads, {
    ...auctionHandlers(services, search),
    ...evidenceHandlers(services),
    ...mapHandlers(services, search),
    ...placeHandlers(services),
  });
