import { auctionTypes, type PropertyType, propertyTypes } from '@martelo/domain/auction';
import { subcategoriesOf } from '@martelo/domain/codes';
import type { Facets } from '@martelo/domain/facets';
import { toDimensionFacets } from '@martelo/domain/list-dimensions';
import type { components } from '@martelo/openapi/schema';

type WireFacets = components['schemas']['AuctionPage']['facets'];

function countOf(subcategories: WireFacets['subcategories'], type: PropertyType): number {
  const ids = subcategoriesOf(type);
  return subcategories.reduce((sum, { id, count }) => (ids.includes(id) ? sum + count : sum), 0);
}

/** How many auctions each value of a filter has; none for the parts that an answer leaves out. */
export function toFacets(facets: Partial<WireFacets>): Facets {
  const {
    subcategories = [],
    types = [],
    states = [],
    cities = [],
    neighborhoods = [],
    phases = [],
  } = facets;
  return {
    propertyTypes: propertyTypes.map((value) => ({ value, count: countOf(subcategories, value) })),
    types: auctionTypes.map((value) => ({
      value,
      count: types.find(({ type }) => type === value)?.count ?? 0,
    })),
    states: states.map(({ id, name, uf, auction_count: count }) => ({ id, name, uf, count })),
    cities: cities.map(({ id, name, uf, auction_count: count }) => ({ id, name, uf, count })),
    neighborhoods: neighborhoods.map(({ name, auction_count: count }) => ({ name, count })),
    phases: phases.map(({ phase, count }) => ({ value: phase, count })),
    ...toDimensionFacets(facets),
  };
}
