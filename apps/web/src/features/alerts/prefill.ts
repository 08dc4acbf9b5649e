import type { ListPage } from '@martelo/api-client';
import type { AlertCity } from '@martelo/domain/alert';
import { alertChips, alertFiltersOf } from '@martelo/domain/alert-filters';
import { alertAuctionTypes, alertPropertyTypes, propertyTypeOf } from '@martelo/domain/codes';
import { type ListFilters, noFilters, stateOfCity, wholeStates } from '@martelo/domain/list-filters';

import { activeChips, namesOf } from '../auction-list/active-chips.ts';
import { type AlertValues, maxCities, noValues } from './alert-values.ts';

/** What the form shall begin with. */
export interface Prefill {
  values: AlertValues;
  /** What the further filters are called, by the ids of their chips. */
  chipLabels: Readonly<Record<string, string>>;
  /** Where the cities with most auctions are from, if the list names none: it, or its place where it is empty. */
  citiesFrom: 'list' | 'place' | null;
  /** What the list is narrowed by and no alert can watch for, in words. */
  unwatched: readonly string[];
}

export const noPrefill: Prefill = { values: noValues, chipLabels: {}, citiesFrom: null, unwatched: [] };

const nothingRead = { chips: [], rest: '', unread: [], similar: [], applied: {} };

function propertyCode({ propertyType, subcategoryIds }: ListFilters): string {
  const types = new Set(propertyType ? [propertyType] : subcategoryIds.map(propertyTypeOf));
  const option = types.size === 1 && alertPropertyTypes.find(({ type }) => types.has(type));
  return option ? String(option.code) : '';
}

const everyType = '1';

function auctionCode({ types: [type, ...others] }: ListFilters): string {
  const option = others.length === 0 && alertAuctionTypes.find((one) => one.type === type);
  return option ? String(option.code) : everyType;
}

/** What of the filters the form has no place for: words, several kinds or types, a state without a city. */
function lostOf(filters: ListFilters): ListFilters {
  const { keyword, types, cityIds, subcategoryIds, region } = filters;
  return {
    ...noFilters,
    keyword,
    types: auctionCode(filters) === everyType ? types : [],
    subcategoryIds: propertyCode(filters) === '' ? subcategoryIds : [],
    cityIds: cityIds.slice(maxCities),
    stateIds: wholeStates(filters),
    ...(cityIds.length === 0 && { region }),
  };
}

/**
 * The cities of a list of states or a region: no alert watches a whole state, so those with most auctions are chosen.
 */
export function citiesOf(
  { stateIds, region, excludedCityIds }: ListFilters,
  { cities = [] }: Partial<ListPage['facets']>,
) {
  if (stateIds.length === 0 && region === null) return [];
  return cities
    .filter(({ id, count }) => count > 0 && !excludedCityIds.includes(id))
    .filter(({ id }) => stateIds.length === 0 || stateIds.includes(stateOfCity(id)))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxCities);
}

/**
 * The form that a list's filters ask for, whole: property type, auction type, cities, values, and every further filter.
 * The address is the one of the alerts with `criar=1` and the list's own parameters beside it (LIST-03):
 * `/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&city_id=5208707&price_max=350000&desconto=40`. `facets` are
 * those of that list, which name its codes; `ofPlace` those of its place without further filters, if it is empty.
 */
export function prefillOf(
  requested: ListFilters,
  known: readonly AlertCity[],
  facets: Partial<ListPage['facets']>,
  ofPlace: Partial<ListPage['facets']> = {},
): Prefill {
  const isNamed = requested.cityIds.length > 0;
  const ofList = isNamed ? [] : citiesOf(requested, facets);
  const chosen = isNamed || ofList.length > 0 ? ofList : citiesOf(requested, ofPlace);
  const filters =
    chosen.length > 0 ? { ...requested, region: null, cityIds: chosen.map(({ id }) => id) } : requested;
  const cities = [...known, ...chosen];
  const further = alertFiltersOf(filters);
  // A city that is left out need not be among those that the list counts.
  const uncounted = known.map((city) => ({ ...city, count: 0 }));
  const names = namesOf({ ...facets, cities: [...(facets.cities ?? []), ...uncounted] });
  return {
    values: {
      ...noValues,
      propertyType: propertyCode(filters),
      auctionType: auctionCode(filters),
      cities: filters.cityIds
        .slice(0, maxCities)
        .flatMap((id) => cities.find((city) => city.id === id) ?? [])
        .map(({ id, name, uf }) => ({ id, name, uf })),
      // 'Até 300 mil' begins at nothing.
      minimum: filters.priceMin || (filters.priceMax ? 0 : null),
      maximum: filters.priceMax || null,
      filters: further,
    },
    chipLabels: Object.fromEntries(alertChips(further, names).map(({ id, label }) => [id, label])),
    citiesFrom: ofList.length > 0 ? 'list' : chosen.length > 0 ? 'place' : null,
    unwatched: activeChips(lostOf(filters), { facets, reading: nothingRead }).map(({ label }) => label),
  };
}
