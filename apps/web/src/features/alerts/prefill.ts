import { alertAuctionTypes, alertPropertyTypes, propertyTypeOf } from '@martelo/domain/codes';
import type { ListFilters } from '@martelo/domain/list-filters';
import { parseFilters } from '@martelo/domain/list-url';

import { type AlertValues, maxCities, noValues } from './alert-values.ts';

/** What an address says the form shall begin with; cities still as their codes. */
export interface Prefill {
  values: AlertValues;
  cityIds: readonly number[];
}

function propertyCode({ propertyType, subcategoryIds }: ListFilters): string {
  const types = new Set(propertyType ? [propertyType] : subcategoryIds.map(propertyTypeOf));
  const option = types.size === 1 && alertPropertyTypes.find(({ type }) => types.has(type));
  return option ? String(option.code) : '';
}

function auctionCode({ types: [type, ...others] }: ListFilters): string {
  const option = others.length === 0 && alertAuctionTypes.find((one) => one.type === type);
  return String(option ? option.code : 1);
}

/**
 * The form that a list's filters ask for. The address is the one of the alerts with `criar=1` and the list's own
 * parameters beside it (LIST-03):
 * `/minha-conta/alertas?criar=1&tipo-de-imovel=apartamentos&type=caixa&city_id=5208707&price_min=100000&price_max=350000`.
 *
 * - `tipo-de-imovel` or `subcategory_id`: the property type, where it is one;
 * - `type`: the auction type, where it is one that alerts know, else all;
 * - `city_id`: the cities (`5208707-e-2611606`, IBGE codes), the first 20;
 * - `price_min`, `price_max`: the values, in reais.
 *
 * Whatever else a list can say is left out, since an alert can not watch for it.
 */
export function prefillOf(search: string): Prefill {
  const filters = parseFilters(search);
  return {
    values: {
      ...noValues,
      propertyType: propertyCode(filters),
      auctionType: auctionCode(filters),
      minimum: filters.priceMin || null,
      maximum: filters.priceMax || null,
    },
    cityIds: filters.cityIds.slice(0, maxCities),
  };
}
