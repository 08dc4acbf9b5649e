import { calendarDate } from '@martelo/domain/dates';

import { places } from '../places/places.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { placeIndexSource } from '../places/place-index.ts';
import { placeRepository } from '../places/places.repository.ts';
import { readQuery } from '../search/list-query.ts';
import { keysOf, placeAuctions } from './map.repository.ts';
import type { Search } from '../search/search.ts';
import { findSources } from '../search/sources.ts';
import { type Cluster, mergePoints, spanOf } from './merge-points.ts';

/** Pixels from the middle of one mark to that of the next: two of the widest beside each other. */
const apart = 60;
/** Degrees that the map shows where no area is given: all of Brazil, or what was found with some room around. */
const country = 42;
const smallest = 3;
/** The greatest height of the map in pixels. */
const shorterSide = 560;
const maxClusters = 500;

let table: ReadonlyMap<number, string> | undefined;
const cityNames = () =>
  (table ??= new Map(places().cities.map(({ id, name, uf }) => [id, `${name} – ${uf}`])));

function serializeCluster(
  cluster: Cluster,
  names: ReadonlyMap<number, string>,
  keys: ReadonlyMap<number, string>,
) {
  const { auctionId, cityId, count, cities, own, latitude, longitude } = cluster;
  const name = names.get(cityId) ?? 'Município não informado';
  const others = cities - 1;
  const label = others > 0 ? `${name} e mais ${others} ${others === 1 ? 'município' : 'municípios'}` : name;
  const single = own ? ('address' as const) : ('municipality' as const);
  return {
    id: `${own ? 'a' : 'c'}${own ? auctionId : cityId}`,
    latitude: Math.round(latitude * 1e5) / 1e5,
    longitude: Math.round(longitude * 1e5) / 1e5,
    count,
    label,
    precision: cluster.places > 1 || (own && count > 1) ? ('several' as const) : single,
    city_id: cities === 1 && cityId > 0 ? cityId : null,
    uuid_key: count === 1 ? (keys.get(auctionId) ?? null) : null,
  };
}

/** Where the auctions of a list are, joined so that their marks lie beside each other (INFO-07). */
export function mapHandlers({ reads: { database }, clock }: Services, search: Search) {
  const placeIndex = placeIndexSource(placeRepository(database), clock);
  return {
    async listMapClusters({ query }) {
      const read = readQuery(query, await placeIndex(), calendarDate(clock()));
      const filters = { ...read.filters, sourceIds: await findSources(database, read.filters.sources) };
      const area = filters.area ?? null;
      const { keyword } = await search.read(filters.keyword);
      const found = await placeAuctions(search, filters, keyword, {
        area,
        step: ((area ? area.east - area.west : smallest) / 800) * (apart / 2),
      });
      // Without an area the map shows all that was found, in a square as wide as its shorter side.
      const span = area ? area.east - area.west : spanOf(found.points, { min: smallest, max: country });
      const pixels = area ? (query.width ?? 800) : Math.min(query.width ?? 800, shorterSide);
      const clusters = mergePoints(found.points, (span / pixels) * apart).slice(0, maxClusters);
      const names = cityNames();
      const keys = await keysOf(
        database,
        clusters.filter(({ count }) => count === 1).map(({ auctionId }) => auctionId),
      );
      return {
        data: clusters.map((cluster) => serializeCluster(cluster, names, keys)),
        total: found.points.reduce((sum, { count }) => sum + count, 0),
        unplaced: found.unplaced,
      };
    },
  } satisfies Partial<Handlers>;
}
