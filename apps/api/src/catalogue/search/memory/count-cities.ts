import type { CityRow } from '../../places/places.ts';
import { type CityCount, maxCities, maxNeighborhoods, type NeighborhoodCount } from '../sql/search.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import type { FilterMask } from './filter-mask.ts';
import type { Label, SearchRows } from './search-rows.ts';

const pickCity = ({ id, name, uf, stateId }: CityRow) => ({ id, name, uf, stateId });

/** As Search.countCities says. */
export function citiesOfRows(
  { cityIndexes, cities, cityIndexOf }: SearchRows,
  { rowsPassing }: FilterMask,
  { stateIds, cityIds }: SearchFilters,
): CityCount[] {
  const counts = new Int32Array(cities.length + 1);
  for (const row of rowsPassing({ except: 'place' })) counts[cityIndexes[row]!]! += 1;

  const states = new Set([...stateIds, ...cityIds.map((id) => Math.floor(id / 100_000))]);
  // Sorting numbers alone is cheap, and leaves few cities to compare.
  const least = states.size > 0 ? 1 : Math.max(1, counts.slice(0, -1).sort().at(-maxCities) ?? 1);
  const found: number[] = [];
  for (let cityIndex = 0; cityIndex < cities.length; cityIndex++)
    if (counts[cityIndex]! >= least && (states.size === 0 || states.has(cities[cityIndex]!.stateId)))
      found.push(cityIndex);
  const byCount = (a: number, b: number) => counts[b]! - counts[a]!;
  const frequent = found
    .toSorted((a, b) => byCount(a, b) || cities[a]!.id - cities[b]!.id)
    .slice(0, maxCities);
  const chosen = cityIds.flatMap((id) => cityIndexOf.get(id) ?? []);
  const shown = new Set([...(states.size > 0 ? found : frequent), ...chosen]);
  return [...shown]
    .toSorted((a, b) => byCount(a, b) || a - b)
    .map((cityIndex) => ({ ...pickCity(cities[cityIndex]!), n: counts[cityIndex]! }));
}

/** As Search.countNeighborhoods says. */
export function neighborhoodsOfRows(
  { cityIndexes, cities, cityIndexOf, neighborhoods, labels }: SearchRows,
  { rowsPassing }: FilterMask,
  { cityIds }: SearchFilters,
): NeighborhoodCount[] {
  if (cityIds.length === 0) return [];
  const chosen = cityIds.flatMap((id) => cityIndexOf.get(id) ?? []);
  const counts = new Map(chosen.map((cityIndex) => [cityIndex, new Map<number, number>()]));
  for (const row of rowsPassing({ except: 'place' })) {
    const inCity = counts.get(cityIndexes[row]!);
    if (!inCity) continue;
    const neighborhood = neighborhoods[row]!;
    inCity.set(neighborhood, (inCity.get(neighborhood) ?? 0) + 1);
  }
  // A metropolis has thousands of labels: those that nothing matches cost no object.
  const found: { of: Label; n: number }[] = [];
  for (const [cityIndex, inCity] of counts)
    for (const of of labels.get(cities[cityIndex]!.id) ?? []) {
      const n = inCity.get(of.neighborhood);
      if (n) found.push({ of, n });
    }
  return found
    .toSorted((a, b) => b.n - a.n || a.of.rank - b.of.rank)
    .slice(0, maxNeighborhoods)
    .map(({ of: { label, cityId, city }, n }) => ({ name: label, cityId, city, n }));
}
