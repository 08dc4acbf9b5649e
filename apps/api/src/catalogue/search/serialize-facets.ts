import { regions } from '@martelo/domain/list-filters';
import type { components } from '@martelo/openapi/schema';

import { isInRegion } from '../auctions/regions.ts';
import type { SearchFilters } from '../auctions/search-filters.ts';
import { places } from '../places/places.ts';
import { dimensionNames, dimensionOf, type dimensions } from './dimensions.ts';
import { lookUp } from './facet-counts.ts';
import { maxCities, maxNeighborhoods } from './most-frequent.ts';
import type { Names } from './names.ts';
import type { Count, NeighborhoodCount } from './count.ts';
import type { Counts } from './search.ts';

type Facets = components['schemas']['Facets'];
type Every<Part> = (Part extends unknown ? (part: Part) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;
type DimensionFacets = Every<ReturnType<(typeof dimensions)[keyof typeof dimensions]['facets']>>;

const byName = new Intl.Collator('pt-BR');

/**
 * Of the chosen state or the chosen cities' states, by name where as frequent; with no place, the most frequent ones.
 * The chosen cities, and of these states those that are left out, are always among them, at 0 if need be.
 */
function serializeCities(
  counts: readonly Count[],
  { stateIds, cityIds, excludedCityIds, region }: SearchFilters,
) {
  const { cityOf } = places();
  const states = new Set([...stateIds, ...cityIds.map((id) => Math.floor(id / 100_000))]);
  const isShown = (stateId: number) =>
    states.size > 0 ? states.has(stateId) : region === null || isInRegion(region, stateId);
  const found = counts.filter(({ value }) => isShown(cityOf(value)?.stateId ?? 0));
  const shown =
    states.size > 0 ? found : found.toSorted((a, b) => b.n - a.n || a.value - b.value).slice(0, maxCities);
  const countOf = lookUp(counts);
  const leftOut = excludedCityIds.filter((id) => isShown(cityOf(id)?.stateId ?? 0));
  return [...new Set([...shown.map(({ value }) => value), ...cityIds, ...leftOut])]
    .flatMap((id) => cityOf(id) ?? [])
    .map(({ id, name, uf, stateId }) => ({ id, name, uf, state_id: stateId, auction_count: countOf(id) }))
    .toSorted((a, b) => b.auction_count - a.auction_count || byName.compare(a.name, b.name) || a.id - b.id);
}

function serializeNeighborhoods(counts: readonly NeighborhoodCount[], names: Names): Facets['neighborhoods'] {
  const { cityOf } = places();
  return counts
    .map(({ cityId, name, n }) => ({
      name: names.neighborhoods.get(`${cityId}:${name}`) ?? name,
      city: { id: cityId, name: cityOf(cityId)?.name ?? '' },
      auction_count: n,
    }))
    .toSorted(
      (a, b) => b.auction_count - a.auction_count || byName.compare(a.name, b.name) || a.city.id - b.city.id,
    )
    .slice(0, maxNeighborhoods);
}

/** The counts beside each filter option, by the names of the wire. */
export function serializeFacets(counts: Counts, filters: SearchFilters, names: Names): Facets {
  const stateCount = lookUp(counts.states);
  const context = { filters, names };
  const dimensional = Object.assign(
    {},
    ...dimensionNames.map((name) => dimensionOf(name).facets(counts.facets[name], context)),
  ) as DimensionFacets;
  return {
    states: places().states.map((state) => ({ ...state, auction_count: stateCount(state.id) })),
    cities: serializeCities(counts.cities, filters),
    neighborhoods: serializeNeighborhoods(counts.neighborhoods, names),
    regions: regions.map((region) => ({
      region,
      count: counts.states.reduce((sum, { value, n }) => (isInRegion(region, value) ? sum + n : sum), 0),
    })),
    ...dimensional,
  };
}
