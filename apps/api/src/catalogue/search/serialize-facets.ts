import { modalities, regions } from '@martelo/domain/list-filters';
import type { components } from '@martelo/openapi/schema';

import { subcategoryNames, typeNames } from '../auctions/auction-row.ts';
import { isInRegion } from '../auctions/regions.ts';
import { phaseCodes, type SearchFilters, searchPhases } from '../auctions/search-filters.ts';
import { places } from '../places/places.ts';
import { areaEdges, nextPriceEdges, rankOf, squareMetreEdges } from './dimensions.ts';
import { maxAuctioneers, maxCities, maxKinds, maxNeighborhoods, mostFrequent } from './most-frequent.ts';
import type { Names } from './names.ts';
import type { Count, Counts, NeighborhoodCount } from './search.ts';

type Facets = components['schemas']['Facets'];
type Counted = readonly Count<number | string>[];

const byName = new Intl.Collator('pt-BR');
const lookUp = (counts: Counted) => {
  const found = new Map(counts.map(({ value, n }) => [value, n]));
  return (value: number | string) => found.get(value) ?? 0;
};
const numeric = (counts: Counted) => counts.map(({ value, n }) => ({ value: Number(value), n }));
/** How many have so much or more. */
const atLeast = (counts: Counted, least: number) =>
  counts.reduce((sum, { value, n }) => (Number(value) >= least ? sum + n : sum), 0);

/**
 * Of the chosen state or the chosen cities' states, by name where as frequent; with no place, the most frequent ones.
 * The chosen cities are always among them, at 0 if need be.
 */
function serializeCities(counts: readonly Count[], { stateIds, cityIds, region }: SearchFilters) {
  const { cityOf } = places();
  const states = new Set([...stateIds, ...cityIds.map((id) => Math.floor(id / 100_000))]);
  const isShown = (stateId: number) =>
    states.size > 0 ? states.has(stateId) : region === null || isInRegion(region, stateId);
  const found = counts.filter(({ value }) => isShown(cityOf(value)?.stateId ?? 0));
  const shown =
    states.size > 0 ? found : found.toSorted((a, b) => b.n - a.n || a.value - b.value).slice(0, maxCities);
  const countOf = lookUp(shown);
  return [...new Set([...shown.map(({ value }) => value), ...cityIds])]
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

/** Counts by bands, the known ones alone: band 0 is what is not known. */
const serializeBands = (counts: Counted, edges: readonly number[]) => {
  const countOf = lookUp(counts);
  return edges.map((from, band) => ({ from, to: edges[band + 1] ?? null, count: countOf(band + 1) }));
};

/** How many are further out than so many tenths of those alike. */
const ranks = (counts: Counted) =>
  [5, 6, 7, 8, 9].map((tenths) => ({ rank_min: tenths, count: atLeast(counts, rankOf(tenths)!) }));

const day = 86_400_000;
const monthOf = (days: number) => new Date(days * day).toISOString().slice(0, 7);

function serializeMonths(counts: Counted): Facets['months'] {
  const months = new Map<string, number>();
  for (const { value, n } of counts) {
    if (value === 0) continue;
    const month = monthOf(Number(value));
    months.set(month, (months.get(month) ?? 0) + n);
  }
  return [...months]
    .map(([month, count]) => ({ month, count }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1))
    .slice(0, 60);
}

/** Those of which every value is shown. */
const listed = [
  'subcategory',
  'type',
  'phase',
  'bedrooms',
  'modality',
  'financing',
  'fgts',
  'occupancy',
] as const satisfies readonly (keyof Counts['facets'])[];

/** The counts beside each filter option, by the names of the wire. */
export function serializeFacets(counts: Counts, filters: SearchFilters, names: Names): Facets {
  const { facets } = counts;
  const stateCount = lookUp(counts.states);
  const count = Object.fromEntries(listed.map((name) => [name, lookUp(facets[name])])) as Record<
    (typeof listed)[number],
    ReturnType<typeof lookUp>
  >;
  return {
    states: places().states.map((state) => ({ ...state, auction_count: stateCount(state.id) })),
    cities: serializeCities(counts.cities, filters),
    neighborhoods: serializeNeighborhoods(counts.neighborhoods, names),
    subcategories: Object.entries(subcategoryNames).map(([key, name]) => {
      const id = Number(key);
      return { id, name, count: count.subcategory(id), subcategory_id: id };
    }),
    types: typeNames.map((type, place) => ({ type, count: count.type(place + 1) })),
    phases: searchPhases.map((phase) => ({ phase, count: count.phase(phaseCodes[phase]) })),
    bedrooms: [1, 2, 3, 4, 5]
      .map((bedrooms) => ({ bedrooms, count: count.bedrooms(bedrooms) }))
      .filter((one) => one.count > 0),
    modalities: modalities.map((modality, place) => ({ modality, count: count.modality(place + 1) })),
    kinds: mostFrequent(facets.kind, maxKinds, filters.kinds).map(({ value, n }) => ({
      kind: String(value),
      label: names.kinds.get(String(value)) ?? String(value),
      count: n,
    })),
    regions: regions.map((region) => ({
      region,
      count: counts.states.reduce((sum, { value, n }) => (isInRegion(region, value) ? sum + n : sum), 0),
    })),
    discounts: [10, 20, 30, 40, 50, 60, 70, 80, 90].map((least) => ({
      discount_min: least,
      count: atLeast(facets.discount, least * 100),
    })),
    areas: serializeBands(facets.area, areaEdges),
    square_metres: serializeBands(facets.squareMetre, squareMetreEdges),
    parking: [1, 2, 3, 4, 5].map((least) => ({ parking_min: least, count: atLeast(facets.parking, least) })),
    financing: count.financing(1),
    fgts: count.fgts(1),
    occupancies: [
      { occupancy: 'occupied', count: count.occupancy(1) },
      { occupancy: 'vacant', count: count.occupancy(2) },
    ],
    months: serializeMonths(facets.dates),
    sources: numeric(facets.source)
      .flatMap(({ value, n }) => {
        const source = names.sources.get(value);
        return source ? [{ ...source, count: n }] : [];
      })
      .toSorted((a, b) => b.count - a.count || byName.compare(a.name, b.name))
      .slice(0, 40),
    auctioneers: mostFrequent(numeric(facets.auctioneer), maxAuctioneers, filters.auctioneerIds).map(
      ({ value, n }) => ({ id: value, name: names.auctioneers.get(value) ?? '', count: n }),
    ),
    next_prices: serializeBands(facets.nextPrice, nextPriceEdges),
    discount_ranks: ranks(facets.discountRank),
    price_m2_ranks: ranks(facets.squareMetreRank),
  };
}
