import { fold } from '@martelo/domain/fold';
import type { PlaceIndex } from '@martelo/domain/sentence';

import { places } from '../database/places.ts';
import type { PlaceRepository } from './places.repository.ts';

const freshFor = 60_000;

/** The places that sentences are read with; the counts in it are at most a minute old. */
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
  const [counts, neighborhoods] = await Promise.all([
    repository.cityCounts(),
    repository.neighborhoodCounts(),
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
  return {
    states: (folded) => statesByName.get(folded) ?? null,
    cities: (folded) => citiesByName.get(folded) ?? [],
    neighborhoods: (folded) => neighborhoods.get(folded) ?? 0,
  };
}
