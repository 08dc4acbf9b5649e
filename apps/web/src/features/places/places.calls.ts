import { type ApiClient, toCities, unwrap } from '@martelo/api-client';
import { stateOfCity } from '@martelo/domain/list-filters';

export interface StateOption {
  id: number;
  name: string;
  uf: string;
}
export interface CityOption {
  id: number;
  name: string;
  /** How many auctions it has; without where that is not known. */
  count?: number | undefined;
}
export interface Category {
  id: number;
  name: string;
  /** null when the count failed to load. */
  count: number | null;
}

/** The kinds of property that the home page shows when their counts fail to load (HOME-05). */
const knownCategories: readonly Category[] = [
  { id: 2, name: 'Apartamentos', count: 0 },
  { id: 1, name: 'Casas', count: 0 },
  { id: 10, name: 'Comercial', count: 0 },
  { id: 3, name: 'Terrenos', count: 0 },
  { id: 4, name: 'Galpões', count: 0 },
  { id: 11, name: 'Imóveis Rurais', count: 0 },
];

/** All states by name; none when they fail to load (LIST-10). */
export async function listStates(api: ApiClient, signal?: AbortSignal): Promise<StateOption[]> {
  try {
    const states = await unwrap(api.GET('/api/auctions/states', { signal: signal ?? null }));
    return states.map(({ id, name, uf }) => ({ id, name, uf }));
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}

/** The cities of a state by name; none when they fail to load (LIST-10). */
export async function listCities(
  api: ApiClient,
  stateId: number,
  signal?: AbortSignal,
): Promise<CityOption[]> {
  try {
    const query = { state_id: stateId };
    const cities = await unwrap(
      api.GET('/api/auctions/cities', { params: { query }, signal: signal ?? null }),
    );
    return toCities(cities).map(({ id, name, auctionCount }) => ({
      id,
      name,
      count: auctionCount ?? undefined,
    }));
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}

/** A city with the state that it lies in. */
export interface PlacedCity extends CityOption {
  uf: string;
  /** The state's name; the UF where it is not known. */
  state: string;
}

/** Cities by the beginning of their name, those with more auctions first. */
export async function searchCities(
  api: ApiClient,
  title: string,
  signal: AbortSignal,
): Promise<PlacedCity[]> {
  const query = { title };
  const [answer, states] = await Promise.all([
    unwrap(api.GET('/api/auctions/load-cities', { params: { query }, signal })),
    listStates(api, signal),
  ]);
  return toCities(answer).map(({ id, name, uf: stated, stateId, stateName }) => {
    const known = states.find((state) => state.id === stateId || state.uf === stated);
    const uf = stated ?? known?.uf ?? '';
    return { id, name, uf, state: stateName ?? known?.name ?? uf };
  });
}

/** The cities of these codes; those that fail to load are left out. */
export async function findCities(
  api: ApiClient,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<PlacedCity[]> {
  if (ids.length === 0) return [];
  const stateIds = new Set(ids.map((id) => stateOfCity(id)));
  const states = await listStates(api, signal);
  const lists = await Promise.all(
    states
      .filter(({ id }) => stateIds.has(id))
      .map(async ({ id, uf, name: state }) =>
        (await listCities(api, id, signal)).map((city) => ({ ...city, uf, state })),
      ),
  );
  const found = new Map(lists.flat().map((city) => [city.id, city]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

const isCategory = (value: unknown): value is Category => {
  const { id, name, count } = (value ?? {}) as Partial<Record<keyof Category, unknown>>;
  return Number.isInteger(id) && typeof name === 'string' && (count === null || Number.isInteger(count));
};

/** Kinds of property with their counts; the six known ones at 0 when those fail to load (HOME-05). */
export async function listCategories(api: ApiClient, signal?: AbortSignal): Promise<readonly Category[]> {
  try {
    const categories: unknown = await unwrap(api.GET('/api/auctions/categories', { signal: signal ?? null }));
    return Array.isArray(categories) && categories.every(isCategory) ? categories : knownCategories;
  } catch {
    signal?.throwIfAborted();
    return knownCategories;
  }
}
