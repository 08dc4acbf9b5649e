import { type ApiClient, unwrap } from '@martelo/api-client';
import type { ListFilters } from '@martelo/domain/list-filters';
import type { MapBounds, MapCluster } from '@martelo/ui/auction-map';

import { listQuery } from '../auction-list/list.calls.ts';
import { stringifyArea } from './map-area.ts';

/** Auctions at one place, with what they lead to. */
export interface PlacedCluster extends MapCluster {
  /** Their municipality, where they have but one. */
  cityId: number | null;
  /** The auction, where it is but one. */
  key: string | null;
}

export interface PlacedAuctions {
  clusters: PlacedCluster[];
  total: number;
  unplaced: number;
}

/** Where the auctions of the filters are, joined for a map of that width. */
export async function listMapClusters(
  api: ApiClient,
  filters: ListFilters,
  { area, width }: { area: MapBounds | null; width: number },
  signal: AbortSignal,
): Promise<PlacedAuctions> {
  const { page: _page, order: _order, ...requested } = listQuery(filters);
  const query = { ...requested, width, ...(area && { area: stringifyArea(area) }) };
  const { data, total, unplaced } = await unwrap(api.GET('/api/auctions/map', { params: { query }, signal }));
  const clusters = data.map(({ city_id: cityId, uuid_key: key, ...cluster }) => ({
    ...cluster,
    cityId,
    key,
  }));
  return { clusters, total, unplaced };
}
