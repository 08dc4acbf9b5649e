import type { PlaceIndex } from '@martelo/domain/sentence';
import type { components, operations } from '@martelo/openapi/schema';

import type { Database } from '../../platform/database/database.ts';
import { places } from '../places/places.ts';
import { keywordQuery } from './sql/keyword-query.ts';
import { priceBands } from './price-bands.ts';
import { type Order, phaseCodes, searchPhases } from '../auctions/search-filters.ts';
import type { Search, Summary } from './sql/search.ts';
import { pageSize } from './sql/search-page.ts';
import { serializeAuction, subcategoryNames, typeNames } from '../auctions/auction-row.ts';
import { readQuery, type ReadQuery } from './list-query.ts';

type Query = NonNullable<operations['listAuctions']['parameters']['query']>;
type Page = components['schemas']['AuctionPage'];

const reais = (centavos: number | null) => (centavos === null ? null : Math.round(centavos) / 100);

/**
 * One page with total, prices and facets; the statements run side by side where the database has several connections.
 */
export async function listAuctions(
  database: Database,
  search: Search,
  query: Query,
  index: PlaceIndex,
): Promise<Page> {
  const read = readQuery(query, index);
  const { filters } = read;
  const order = (query.order ?? 1) as Order;
  const asked = query.page ?? 1;
  const words = await keywordQuery(database, filters.keyword);
  const summarizing = search.summarize(filters, words);
  const [summary, page, cities, neighborhoods, listDate] = await Promise.all([
    summarizing,
    summarizing.then(async ({ total }) => {
      const last = Math.max(1, Math.ceil(total / pageSize));
      const current = Math.min(asked, last);
      return { current, last, rows: await search.page(filters, words, order, current, total) };
    }),
    search.countCities(filters, words),
    search.countNeighborhoods(filters, words),
    search.newestListDate(),
  ]);
  const first = (page.current - 1) * pageSize + 1;
  const countByState = new Map(summary.states.map(({ id, n }) => [id, n]));

  return {
    data: page.rows.map(serializeAuction),
    pagination: {
      current_page: page.current,
      last_page: page.last,
      per_page: pageSize,
      total: summary.total,
      from: summary.total > 0 ? first : null,
      to: summary.total > 0 ? Math.min(first + pageSize - 1, summary.total) : null,
    },
    price_statistics: serializeStatistics(summary),
    facets: {
      states: places().states.map((state) => ({ ...state, auction_count: countByState.get(state.id) ?? 0 })),
      cities: cities.map(({ id, name, uf, stateId, n }) => ({
        id,
        name,
        uf,
        state_id: stateId,
        auction_count: n,
      })),
      neighborhoods: neighborhoods.map(({ name, cityId, city, n }) => ({
        name,
        city: { id: cityId, name: city },
        auction_count: n,
      })),
      ...serializeDimensions(summary),
    },
    reading: serializeReading(read),
    list_date: listDate,
  };
}

function serializeStatistics({ total, low, high, sum, bands }: Summary): Page['price_statistics'] {
  const counts = new Map(bands.map(({ id, n }) => [id, n]));
  return {
    min_price: reais(low),
    max_price: reais(high),
    avg_price: total > 0 ? reais(sum / total) : null,
    bands: priceBands.map(({ from, to }, band) => ({
      from: from / 100,
      to: reais(to),
      count: counts.get(band) ?? 0,
    })),
  };
}

function serializeDimensions(summary: Summary) {
  const subcategories = new Map(summary.subcategories.map(({ id, n }) => [id, n]));
  const types = new Map(summary.types.map(({ id, n }) => [id, n]));
  const phases = new Map(summary.phases.map(({ id, n }) => [id, n]));
  return {
    subcategories: Object.entries(subcategoryNames).map(([key, name]) => {
      const id = Number(key);
      return { id, name, count: subcategories.get(id) ?? 0, subcategory_id: id };
    }),
    types: typeNames.map((type, place) => ({ type, count: types.get(place + 1) ?? 0 })),
    phases: searchPhases.map((phase) => ({ phase, count: phases.get(phaseCodes[phase]) ?? 0 })),
    bedrooms: summary.bedrooms.filter(({ id }) => id > 0).map(({ id, n }) => ({ bedrooms: id, count: n })),
  };
}

function serializeReading({ reading, filters }: ReadQuery): Page['reading'] {
  return {
    chips: [...reading.chips],
    rest: reading.rest,
    applied: {
      subcategory_id: [...filters.subcategoryIds],
      type: filters.typeCodes.flatMap((code) => typeNames[code - 1] ?? []),
      state_id: filters.stateIds[0] ?? null,
      city_id: [...filters.cityIds],
      price_min: reais(filters.priceMin),
      price_max: reais(filters.priceMax),
      bedrooms: filters.bedrooms,
      phase: filters.phase,
    },
  };
}
