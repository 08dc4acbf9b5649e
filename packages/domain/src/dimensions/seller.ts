import { parseIds, stringifyIds } from '../codecs.ts';
import type { CountedName } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { ascending, inOrder, maxNames, single } from './values.ts';

export interface SourceFilters {
  /** Codes of sources: 'caixa'. */
  sources: readonly string[];
}
export interface SourceQuery {
  source?: string[];
}
export interface SourceFacets {
  sources: readonly CountedName<string>[];
}
export interface WireSource {
  sources: readonly { code: string; name: string; count: number }[];
}

export const source: Dimension<SourceFilters, SourceQuery, SourceFacets, WireSource> = {
  none: { sources: [] },
  parse: (params) => ({ sources: inOrder(params.getAll('fonte')) }),
  stringify: ({ sources }) => inOrder(sources).map((one) => ['fonte', one]),
  toQuery: ({ sources }) => (sources.length > 0 ? { source: [...sources] } : {}),
  fromQuery: ({ source: sources }) => (sources ? { sources: inOrder(sources) } : {}),
  chips: ({ sources }, names) =>
    sources.map((one) => ({
      id: `source-${one}`,
      label: names.source(one),
      field: 'sources',
      without: { sources: sources.filter((other) => other !== one) },
    })),
  facets: ({ sources = [] }) => ({
    sources: sources.map(({ code: value, name: label, count }) => ({ value, label, count })),
  }),
};

export interface AuctioneerFilters {
  auctioneerIds: readonly number[];
}
export interface AuctioneerQuery {
  auctioneer_id?: number[];
}
export interface AuctioneerFacets {
  auctioneers: readonly CountedName<number>[];
}
export interface WireAuctioneer {
  auctioneers: readonly { id: number; name: string; count: number }[];
}

export const auctioneer: Dimension<AuctioneerFilters, AuctioneerQuery, AuctioneerFacets, WireAuctioneer> = {
  none: { auctioneerIds: [] },
  parse: (params) => ({
    auctioneerIds: ascending(params.getAll('leiloeiro').flatMap(parseIds)).slice(0, maxNames),
  }),
  stringify: ({ auctioneerIds }) => single('leiloeiro', stringifyIds(ascending(auctioneerIds)) || null),
  toQuery: ({ auctioneerIds }) => (auctioneerIds.length > 0 ? { auctioneer_id: [...auctioneerIds] } : {}),
  fromQuery: ({ auctioneer_id: ids }) => (ids ? { auctioneerIds: ascending(ids) } : {}),
  chips: ({ auctioneerIds }, names) =>
    auctioneerIds.map((id) => ({
      id: `auctioneer-${id}`,
      label: names.auctioneer(id),
      field: 'auctioneerIds',
      without: { auctioneerIds: auctioneerIds.filter((other) => other !== id) },
    })),
  facets: ({ auctioneers = [] }) => ({
    auctioneers: auctioneers.map(({ id: value, name: label, count }) => ({ value, label, count })),
  }),
};
