import {
  connectPostgres,
  type Fill,
  noWait,
  type OpenDatabase,
  startEmbedded,
} from '../platform/database/database.ts';
import type { Wait } from '../platform/database/until-reachable.ts';
import { fillPlaces } from './places/fill-places.ts';
import { placeKnownAuctions } from './search/place-known-auctions.ts';

const fill: Fill = async (database) => {
  await fillPlaces(database);
  await placeKnownAuctions(database, new Date());
};

/** PostgreSQL as `connectPostgres` opens it, with the municipalities of today. */
export const openPostgres = (
  url: string,
  readUrl: string | null = null,
  wait: Wait = noWait,
): Promise<OpenDatabase> => connectPostgres(fill, url, readUrl, wait);

/** PGlite as `startEmbedded` opens it, with the municipalities of today. */
export const openEmbedded = (folder?: string, start?: Blob): Promise<OpenDatabase> =>
  startEmbedded(fill, folder, start);
