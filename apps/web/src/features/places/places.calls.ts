import { type ApiClient, unwrap } from '@martelo/api-client';

export interface StateOption {
  id: number;
  name: string;
  uf: string;
}
export interface CityOption {
  id: number;
  name: string;
}
export interface Category {
  id: number;
  name: string;
  /** null when the count could not be had. */
  count: number | null;
}

/** The kinds of property that the home page shows when their counts can't be had (HOME-05). */
const knownCategories: readonly Category[] = [
  { id: 2, name: 'Apartamentos', count: 0 },
  { id: 1, name: 'Casas', count: 0 },
  { id: 10, name: 'Comercial', count: 0 },
  { id: 3, name: 'Terrenos', count: 0 },
  { id: 4, name: 'Galpões', count: 0 },
  { id: 11, name: 'Imóveis Rurais', count: 0 },
];

/** All states by name; none when they can't be had (LIST-10). */
export async function listStates(api: ApiClient, signal?: AbortSignal): Promise<StateOption[]> {
  try {
    const states = await unwrap(api.GET('/api/auctions/states', { signal: signal ?? null }));
    return states.map(({ id, name, uf }) => ({ id, name, uf }));
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}

/** The cities of a state by name; none when they can't be had (LIST-10). */
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
    return cities.map(({ id, name }) => ({ id, name }));
  } catch {
    signal?.throwIfAborted();
    return [];
  }
}

/** Kinds of property with their counts; the six known ones at 0 when those can't be had (HOME-05). */
export async function listCategories(api: ApiClient, signal?: AbortSignal): Promise<readonly Category[]> {
  try {
    return await unwrap(api.GET('/api/auctions/categories', { signal: signal ?? null }));
  } catch {
    signal?.throwIfAborted();
    return knownCategories;
  }
}
