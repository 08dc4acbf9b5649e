import type { CityRow } from '../../places/places.ts';
import { type CityCount, maxCities, maxNeighborhoods, type NeighborhoodCount } from '../sql/search.ts';
import type { SearchFilters } from '../../auctions/search-filters.ts';
import { type Judgement, unmet } from './judge-rows.ts';
import type { Label, SearchRows } from './search-rows.ts';

const pickCity = ({ id, name, uf, stateId }: CityRow) => ({ id, name, uf, stateId });

/** As Search.countCities says. */
export function citiesOfRows(
  { towns, cities, townOf }: SearchRows,
  { meeting }: Judgement,
  { stateIds, cityIds }: SearchFilters,
): CityCount[] {
  const counts = new Int32Array(cities.length + 1);
  for (const row of meeting(unmet.place)) counts[towns[row]!]! += 1;

  const states = new Set([...stateIds, ...cityIds.map((id) => Math.floor(id / 100_000))]);
  // Sorting numbers alone is cheap, and leaves few towns to compare.
  const least = states.size > 0 ? 1 : Math.max(1, counts.slice(0, -1).sort().at(-maxCities) ?? 1);
  const found: number[] = [];
  for (let town = 0; town < cities.length; town++)
    if (counts[town]! >= least && (states.size === 0 || states.has(cities[town]!.stateId))) found.push(town);
  const byCount = (a: number, b: number) => counts[b]! - counts[a]!;
  const frequent = found
    .toSorted((a, b) => byCount(a, b) || cities[a]!.id - cities[b]!.id)
    .slice(0, maxCities);
  const chosen = cityIds.flatMap((id) => townOf.get(id) ?? []);
  const shown = new Set([...(states.size > 0 ? found : frequent), ...chosen]);
  return [...shown]
    .toSorted((a, b) => byCount(a, b) || a - b)
    .map((town) => ({ ...pickCity(cities[town]!), n: counts[town]! }));
}

/** As Search.countNeighborhoods says. */
export function neighborhoodsOfRows(
  { towns, cities, townOf, neighborhoods, labels }: SearchRows,
  { meeting }: Judgement,
  { cityIds }: SearchFilters,
): NeighborhoodCount[] {
  if (cityIds.length === 0) return [];
  const chosen = cityIds.flatMap((id) => townOf.get(id) ?? []);
  const counts = new Map(chosen.map((town) => [town, new Map<number, number>()]));
  for (const row of meeting(unmet.place)) {
    const inCity = counts.get(towns[row]!);
    if (!inCity) continue;
    const neighborhood = neighborhoods[row]!;
    inCity.set(neighborhood, (inCity.get(neighborhood) ?? 0) + 1);
  }
  // A metropolis has thousands of labels: those that nothing matches cost no object.
  const found: { of: Label; n: number }[] = [];
  for (const [town, inCity] of counts)
    for (const of of labels.get(cities[town]!.id) ?? []) {
      const n = inCity.get(of.neighborhood);
      if (n) found.push({ of, n });
    }
  return found
    .toSorted((a, b) => b.n - a.n || a.of.rank - b.of.rank)
    .slice(0, maxNeighborhoods)
    .map(({ of: { label, cityId, city }, n }) => ({ name: label, cityId, city, n }));
}
