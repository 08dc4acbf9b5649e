import { auctionTypes, type CalendarDate } from '@martelo/domain/auction';
import { fold } from '@martelo/domain/fold';
import { toDimensionQuery } from '@martelo/domain/list-dimensions';
import { toReais } from '@martelo/domain/money';
import type { PlaceIndex } from '@martelo/domain/sentence';
import type { components } from '@martelo/openapi/schema';

import type { Input } from '../../platform/contract/contract.ts';
import type { Database } from '../../platform/database/database.ts';
import { serializeAuction } from '../auctions/serialize-auction.ts';
import type { Order, SearchFilters } from '../auctions/search-filters.ts';
import type { ReadKeyword } from './keyword.ts';
import { withoutDeadWords, withoutEmptyingWords } from './leave-out-words.ts';
import { readQuery, type ReadQuery } from './list-query.ts';
import type { Names } from './names.ts';
import { priceBands } from './price-bands.ts';
import { type Counts, pageSize, type Search } from './search.ts';
import { serializeFacets } from './serialize-facets.ts';
import { findSources } from './sources.ts';

type Query = Input<'listAuctions'>['query'];
type Page = components['schemas']['AuctionPage'];

/** One page with total, prices and facets, all of one moment. */
export async function listAuctions(
  database: Database,
  search: Search,
  query: Query,
  index: PlaceIndex,
  today: CalendarDate | null = null,
): Promise<Page> {
  const read = readQuery(query, index, today);
  const [words, sourceIds] = await Promise.all([
    search.read(read.filters.keyword),
    findSources(database, read.filters.sources),
  ]);
  const filters = { ...read.filters, sourceIds };
  const list = ({ keyword }: ReadKeyword) =>
    search.list(filters, keyword, (query.order ?? 1) as Order, query.page ?? 1);
  let keyword = words;
  let listed = await list(keyword);
  const alive = listed.counts.total === 0 && (await withoutDeadWords(search, keyword));
  if (alive) {
    keyword = alive;
    listed = await list(keyword);
  }
  const isNarrowed = Object.keys(read.reading.filters).length > 0 || hasFilters(query);
  const rest =
    listed.counts.total === 0 && (await withoutEmptyingWords(search, filters, keyword, isNarrowed));
  if (rest) {
    keyword = rest;
    listed = await list(keyword);
  }
  const { counts, page, lastPage, rows, names } = listed;
  const first = (page - 1) * pageSize + 1;
  return {
    data: rows.map(serializeAuction),
    pagination: {
      current_page: page,
      last_page: lastPage,
      per_page: pageSize,
      total: counts.total,
      from: counts.total > 0 ? first : null,
      to: counts.total > 0 ? Math.min(first + pageSize - 1, counts.total) : null,
    },
    price_statistics: serializeStatistics(counts),
    facets: serializeFacets(counts, filters, names),
    reading: serializeReading(read, keyword),
    list_date: newestListDate(counts, filters, names),
  };
}

/** Of the newest list that one of the counted auctions is from; null where none is counted (LIST-02). */
function newestListDate(
  { total, facets }: Counts,
  { sources, sourceIds }: SearchFilters,
  names: Names,
): CalendarDate | null {
  if (total === 0) return null;
  const counted = facets.source.map(({ value }) => Number(value));
  // The facet is counted without its own filter.
  const ids = sources.length > 0 ? counted.filter((id) => sourceIds?.includes(id)) : counted;
  const dates = ids.flatMap((id) => names.sources.get(id)?.listDate ?? []);
  return dates.toSorted().at(-1) ?? null;
}

/** Whether the query narrows the list by more than words. */
const hasFilters = ({ keyword: _keyword, order: _order, page: _page, status: _status, ...filters }: Query) =>
  Object.values(filters).some((value) => value !== undefined && value !== '');

function serializeStatistics({ total, low, high, sum, bands }: Counts): Page['price_statistics'] {
  const counts = new Map(bands.map(({ value, n }) => [value, n]));
  return {
    min_price: toReais(low),
    max_price: toReais(high),
    avg_price: total > 0 ? toReais(sum / total) : null,
    bands: priceBands.map(({ from, to }, band) => ({
      from: toReais(from),
      to: toReais(to),
      count: counts.get(band) ?? 0,
    })),
  };
}

const joining = new Set(
  'a ao aos as com da das de des do dos e em entre na nas no nos o os ou para pela pelo por pra ,'.split(' '),
);

/** The rest of the text without the words that were left out of the search and the words joining them. */
function restOf(rest: string, { unread }: ReadKeyword): string {
  const left = new Set(unread.map(({ word }) => word));
  if (left.size === 0) return rest;
  const words: string[] = [];
  let isJoint = false;
  const joins = (word = '') => joining.has(fold(word));
  for (const word of rest.split(/\s+/)) {
    if (left.has(fold(word).replaceAll(/[^\p{L}\p{N}]/gu, ''))) {
      isJoint = true;
      while (joins(words.at(-1))) words.pop();
    } else if (!isJoint || !joins(word)) {
      isJoint = false;
      words.push(word);
    }
  }
  return words.join(' ');
}

function serializeReading({ reading, filters }: ReadQuery, keyword: ReadKeyword): Page['reading'] {
  return {
    chips: [...reading.chips],
    rest: restOf(reading.rest, keyword),
    unread: [
      ...(reading.apart ?? []).map((word) => ({ word, nearest: null })),
      ...(reading.denied ?? []).map((word) => ({ word, nearest: null, denied: true })),
      ...(reading.unlisted ?? []).map((word) => ({ word, nearest: null, unlisted: true })),
      ...(reading.overruled ?? []).map((word) => ({ word, nearest: null, overruled: true })),
      ...keyword.unread,
    ],
    similar: keyword.similar.map(({ word, words }) => ({ word, words: [...words] })),
    applied: {
      ...toDimensionQuery(filters),
      subcategory_id: [...filters.subcategoryIds],
      type: filters.typeCodes.flatMap((code) => auctionTypes[code - 1] ?? []),
      state_id: filters.stateIds.length === 1 ? filters.stateIds[0]! : null,
      state_ids: [...filters.stateIds],
      city_id: [...filters.cityIds],
      price_min: toReais(filters.priceMin),
      price_max: toReais(filters.priceMax),
      phase: filters.phase,
    },
  };
}
