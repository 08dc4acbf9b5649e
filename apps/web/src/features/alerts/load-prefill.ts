import type { ApiClient, ListPage } from '@martelo/api-client';
import { type ListFilters, noFilters } from '@martelo/domain/list-filters';
import { parseFilters, stringifyFilters } from '@martelo/domain/list-url';

import { foldReading } from '../auction-list/active-chips.ts';
import { listAuctions } from '../auction-list/list.calls.ts';
import { findCities } from '../places/places.calls.ts';
import { maxCities } from './alert-values.ts';
import { citiesOf, noPrefill, type Prefill, prefillOf } from './prefill.ts';

/** Whether an address says anything that the form can begin with. */
export const saysFilters = (search: string) => stringifyFilters(parseFilters(search)) !== '';

type Facets = Partial<ListPage['facets']>;

/** The facets of a list's place without its other filters, where the list itself has no city to choose. */
async function facetsOfPlace(
  api: ApiClient,
  filters: ListFilters,
  facets: Facets,
  signal: AbortSignal,
): Promise<Facets> {
  const { stateIds, region, cityIds } = filters;
  const isWhole = cityIds.length === 0 && (stateIds.length > 0 || region !== null);
  if (!isWhole || citiesOf(filters, facets).length > 0) return {};
  try {
    return (await listAuctions(api, { ...noFilters, stateIds, region }, signal)).facets;
  } catch {
    signal.throwIfAborted();
    return {};
  }
}

/**
 * What an address says the form shall begin with. The list itself reads its sentence, without which nothing of it is
 * known, and names its codes; where there is no sentence and no list, what the address states remains.
 */
export async function loadPrefill(api: ApiClient, search: string, signal: AbortSignal): Promise<Prefill> {
  if (!saysFilters(search)) return noPrefill;
  const stated = { ...parseFilters(search), page: 1 };
  const page = await listAuctions(api, stated, signal).catch((error: unknown) => {
    if (stated.keyword || signal.aborted) throw error;
    return null;
  });
  const filters = page && stated.keyword ? foldReading(stated, page) : stated;
  const facets: Facets = page?.facets ?? {};
  const isNamed = (id: number) => facets.cities?.some((city) => city.id === id);
  const unnamed = filters.excludedCityIds.filter((id) => !isNamed(id));
  const [cities, ofPlace] = await Promise.all([
    findCities(api, [...filters.cityIds.slice(0, maxCities), ...unnamed], signal),
    // Of a list that could not be fetched it is unknown whether it is empty.
    page ? facetsOfPlace(api, filters, facets, signal) : {},
  ]);
  return prefillOf(filters, cities, facets, ofPlace);
}
