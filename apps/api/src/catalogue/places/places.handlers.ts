import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { placeRepository } from './places.repository.ts';

const searchLimit = 20;

/** Finds places with their counts. */
export function placeHandlers({ reads: { database } }: Services) {
  const places = placeRepository(database);
  return {
    listStates: () => places.states(),
    listCities: ({ query }) => places.cities(query.state_id),
    listNeighborhoods: ({ query }) => places.neighborhoods(query.city_id),
    searchCities: async ({ query }) => ({ data: await places.searchCities(query.title, searchLimit) }),
  } satisfies Partial<Handlers>;
}
