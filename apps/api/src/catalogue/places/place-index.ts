import { fold } from '@martelo/domain/fold';
import type { PlaceIndex } from '@martelo/domain/sentence';

import { nearCities } from './near-cities.ts';
import { places } from './places.ts';
import type { PlaceRepository } from './places.repository.ts';

const freshFor = 60_000;
/**
 * How many times as many auctions a district must have as a municipality of the same name; also used among
 * municipalities of one name.
 */
const dominance = 5;

/** The places for reading sentences; the counts in it are at most a minute old. */
export function placeIndexSource(repository: PlaceRepository, clock: () => Date): () => Promise<PlaceIndex> {
  let index: Promise<PlaceIndex> | undefined;
  let madeAt = 0;
  return () => {
    const now = clock().getTime();
    if (!index || now - madeAt > freshFor) {
      madeAt = now;
      index = readIndex(repository);
      index.catch(() => (index = undefined));
    }
    return index;
  };
}

async function readIndex(repository: PlaceRepository): Promise<PlaceIndex> {
  const [counts, neighborhoods, districts, sellers] = await Promise.all([
    repository.cityCounts(),
    repository.neighborhoodCounts(),
    repository.districtCounts(),
    repository.sellers(),
  ]);
  const { states, cities } = places();
  const statesByName = new Map(
    states.flatMap((state) => [[fold(state.name), state] as const, [fold(state.uf), state] as const]),
  );
  const citiesByName = Map.groupBy(
    cities.map(({ id, name, uf, stateId, folded }) => ({
      id,
      name,
      uf,
      stateId,
      folded,
      auctions: counts.get(id) ?? 0,
    })),
    ({ folded }) => folded,
  );
  // 'Taguatinga' is mostly the region of the Federal District, and then a word to search by, not the city in Tocantins.
  const isDistrictRather = (folded: string) => {
    const inDistricts = districts.get(folded) ?? 0;
    const inCities = (citiesByName.get(folded) ?? []).reduce((sum, { auctions }) => sum + auctions, 0);
    return inDistricts >= dominance * Math.max(1, inCities);
  };
  return {
    states: (folded) => statesByName.get(folded) ?? null,
    cities: (folded) => (isDistrictRather(folded) ? [] : (citiesByName.get(folded) ?? [])),
    neighborhoods: (folded) => neighborhoods.get(folded) ?? 0,
    near: nearCities,
    sellers: (folded) => sellers.get(folded) ?? null,
  };
}
