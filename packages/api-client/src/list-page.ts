import {
  type Auction,
  type CalendarDate,
  type Centavos,
  type PropertyType,
  propertyTypes,
} from '@martelo/domain/auction';
import { parseIds } from '@martelo/domain/codecs';
import { propertyTypeOf, subcategoriesOf } from '@martelo/domain/codes';
import type { Facets } from '@martelo/domain/facets';
import { dimensions, toDimensionFacets } from '@martelo/domain/list-dimensions';
import { listTypes, type ListFilters } from '@martelo/domain/list-filters';
import { toCentavos } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

import { toAuction } from './auction.ts';

export type WireAuctionPage = components['schemas']['AuctionPage'];

/** One page of a list with its figures and facets, in the domain's shape. */
export interface ListPage {
  auctions: Auction[];
  pagination: { page: number; lastPage: number; total: number; first: number; last: number };
  statistics: {
    minimum: Centavos | null;
    maximum: Centavos | null;
    average: Centavos | null;
    bands: { from: Centavos; to: Centavos | null; count: number }[];
  };
  facets: Facets;
  /** What the keyword was understood as; `rest` is what stayed a keyword. */
  reading: {
    chips: WireAuctionPage['reading']['chips'];
    rest: string;
    /** Words without which the list is made, with the known word most like each. */
    unread: WireAuctionPage['reading']['unread'];
    /** Words that others were searched in place of. */
    similar: WireAuctionPage['reading']['similar'];
    applied: Partial<ListFilters>;
  };
  listDate: CalendarDate | null;
}

type Numbers = Pick<WireAuctionPage['pagination'], 'current_page' | 'last_page' | 'per_page' | 'total'> &
  Partial<Pick<WireAuctionPage['pagination'], 'from' | 'to'>>;

/**
 * A list's answer as the document has it, or in the specification's other readings: numbers beside the data, parts left
 * out, data alone.
 */
export type ListAnswer =
  | WireAuctionPage['data']
  | (Partial<Omit<WireAuctionPage, 'data'>> & Partial<Numbers> & Pick<WireAuctionPage, 'data'>);

function toPagination({
  current_page: page = 1,
  last_page: lastPage = 1,
  total,
  per_page: perPage,
  from,
  to,
  shown,
}: Partial<Numbers> & { shown: number }): ListPage['pagination'] {
  const before = (page - 1) * (perPage ?? shown);
  const [first, last] = shown === 0 ? [0, 0] : [before + 1, before + shown];
  return { page, lastPage, total: total ?? shown, first: from ?? first, last: to ?? last };
}

/** The list's answer in the domain's shape. */
export function toListPage(answer: ListAnswer): ListPage {
  const wire = 'data' in answer ? answer : { data: answer };
  const { data, price_statistics: prices, reading } = wire;
  const facets: Partial<WireAuctionPage['facets']> = wire.facets ?? {};
  const {
    subcategories = [],
    types = [],
    states = [],
    cities = [],
    neighborhoods = [],
    phases = [],
  } = facets;
  return {
    auctions: data.map((auction) => toAuction(auction)),
    pagination: toPagination({ ...(wire.pagination ?? wire), shown: data.length }),
    statistics: {
      minimum: toCentavos(prices?.min_price ?? null),
      maximum: toCentavos(prices?.max_price ?? null),
      average: toCentavos(prices?.avg_price ?? null),
      bands: (prices?.bands ?? []).map(({ from, to, count }) => ({
        from: toCentavos(from),
        to: toCentavos(to),
        count,
      })),
    },
    facets: {
      propertyTypes: propertyTypes.map((value) => ({ value, count: countOf(subcategories, value) })),
      types: listTypes.map((value) => ({
        value,
        count: types.find(({ type }) => type === value)?.count ?? 0,
      })),
      states: states.map(({ id, name, uf, auction_count: count }) => ({ id, name, uf, count })),
      cities: cities.map(({ id, name, uf, auction_count: count }) => ({ id, name, uf, count })),
      neighborhoods: neighborhoods.map(({ name, auction_count: count }) => ({ name, count })),
      phases: phases.map(({ phase, count }) => ({ value: phase, count })),
      ...toDimensionFacets(facets),
    },
    reading: reading
      ? {
          chips: reading.chips,
          rest: reading.rest,
          unread: reading.unread ?? [],
          similar: reading.similar ?? [],
          applied: toApplied(reading),
        }
      : { chips: [], rest: '', unread: [], similar: [], applied: {} },
    listDate: wire.list_date ?? null,
  };
}

function countOf(subcategories: WireAuctionPage['facets']['subcategories'], type: PropertyType): number {
  const ids = subcategoriesOf(type);
  return subcategories.reduce((sum, { id, count }) => (ids.includes(id) ? sum + count : sum), 0);
}

/** The filters that were read out of the keyword, as the address would state them. */
function toApplied({ chips, applied }: WireAuctionPage['reading']): Partial<ListFilters> {
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
