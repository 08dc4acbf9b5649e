import type { ApiClient } from '@martelo/api-client';
import { parseFilters, stringifyFilters } from '@martelo/domain/list-url';

import { foldReading } from '../auction-list/active-chips.ts';
import { listAuctions } from '../auction-list/list.calls.ts';
import { findCities } from '../places/places.calls.ts';
import { maxCities } from './alert-values.ts';
import { noPrefill, type Prefill, prefillOf } from './prefill.ts';

/** Whether an address says anything that the form can begin with. */
export const saysFilters = (search: string) => stringifyFilters(parseFilters(search)) !== '';

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
  const cities = await findCities(api, filters.cityIds.slice(0, maxCities), signal);
  return prefillOf(filters, cities, page?.facets ?? {});
}
