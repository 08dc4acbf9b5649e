import { parseIds } from '@martelo/domain/codecs';
import { propertyTypeOf } from '@martelo/domain/codes';
import { dimensions } from '@martelo/domain/list-dimensions';
import type { ListFilters } from '@martelo/domain/list-filters';
import { toCentavos } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

/** The filters that were read out of the keyword, as the address would state them. */
export function toApplied({
  chips,
  applied,
}: components['schemas']['AuctionPage']['reading']): Partial<ListFilters> {
  const read = new Set<string>(chips.map(({ kind }) => kind));
  const types = new Set(applied.subcategory_id.map(propertyTypeOf));
  const [propertyType = null] = types;
  return {
    ...(read.has('propertyType') &&
      (types.size === 1 ? { propertyType } : { subcategoryIds: applied.subcategory_id })),
    ...(read.has('type') && { types: applied.type }),
    ...(read.has('state') && { stateIds: applied.state_ids }),
    ...(read.has('city') && { cityIds: applied.city_id }),
    // 'Interior de São Paulo' is a state without a city.
    ...(['state', 'city', 'region'].some((kind) => read.has(kind)) &&
      applied.not_city_id !== undefined && { excludedCityIds: parseIds(applied.not_city_id) }),
    ...(read.has('price') && {
      priceMin: toCentavos(applied.price_min),
      priceMax: toCentavos(applied.price_max),
    }),
    ...(read.has('phase') && { phase: applied.phase }),
    ...Object.assign(
      {},
      ...dimensions.filter(({ name }) => read.has(name)).map(({ fromQuery }) => fromQuery(applied)),
    ),
  };
}
