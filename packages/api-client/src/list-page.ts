import type { Auction, CalendarDate, Centavos } from '@martelo/domain/auction';
import type { Facets } from '@martelo/domain/facets';
import type { ListFilters } from '@martelo/domain/list-filters';
import { toCentavos } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

import { toAuction } from './auction.ts';
import { toFacets } from './list-page-facets.ts';
import { toApplied } from './list-page-filters.ts';

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
    facets: toFacets(wire.facets ?? {}),
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
