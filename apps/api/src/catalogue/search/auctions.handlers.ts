import { calendarDate } from '@martelo/domain/dates';
import type { FastifyRequest } from 'fastify';
import { toReais } from '@martelo/domain/money';

import { isUnavailable } from '../../platform/database/unavailable.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { placeIndexSource } from '../places/place-index.ts';
import { placeRepository } from '../places/places.repository.ts';
import type { Search } from './search.ts';
import { isInProcess } from '../../platform/http/in-process.ts';
import { listAuctions } from './list-auctions.ts';
import { serializeAuction, subcategoryNames } from '../auctions/serialize-auction.ts';
import { auctionRepository } from '../auctions/auctions.repository.ts';
import { serializeFacts } from '../auctions/facts.ts';
import { findAuction } from '../auctions/find-auction.ts';
import { firstViews } from '../auctions/first-views.ts';
import { serializeEvent } from '../auctions/event.ts';
import { priceHistory } from '../auctions/price-history.ts';
import { suggest } from './suggest.ts';

const homeLimit = 10;
/** The subcategories of the home page's tiles; 5 is counted with 10 (RULE-08, HOME-05). */
const tiles = [2, 1, 10, 3, 4, 11] as const;

/** Finds auctions: lists, single ones, suggestions. They are read from `reads`; views are recorded in `database`. */
export function auctionHandlers({ database, reads: { database: reads }, clock }: Services, search: Search) {
  const auctions = auctionRepository(reads);
  const views = auctionRepository(database);
  const places = placeRepository(reads);
  const placeIndex = placeIndexSource(places, clock);
  const isFirstView = firstViews();

  /** A visit that can't be recorded does not block a page that a replica can serve. */
  const countView = async (auctionId: number, { ip }: FastifyRequest) => {
    const day = calendarDate(clock());
    if (!isFirstView({ ip, auctionId, day })) return;
    await views.countView(auctionId, day).catch((error: unknown) => {
      if (!isUnavailable(error)) throw error;
    });
  };

  const find = (id: string) => findAuction(auctions, id, clock());

  return {
    listAuctions: async ({ query }) =>
      listAuctions(reads, search, query, await placeIndex(), calendarDate(clock())),

    async getHome() {
      const [highlighted, recent, next, totals] = await Promise.all([
        auctions.highlighted(homeLimit, calendarDate(clock())),
        auctions.recent(homeLimit, calendarDate(clock())),
        auctions.endingNext(homeLimit, clock()),
        auctions.totals(),
      ]);
      return {
        opportunities: highlighted.map(serializeAuction),
        recent_auctions: recent.map(serializeAuction),
        next_auctions: next.map(serializeAuction),
        totals,
      };
    },

    async getFormOptions({ query }) {
      const [states, cities, neighborhoods] = await Promise.all([
        places.states(),
        query.state_id ? places.cities(query.state_id) : [],
        query.city_id ? places.neighborhoods(query.city_id) : [],
      ]);
      return {
        categories: [{ id: 1, name: 'Imóveis' }],
        subcategories: Object.entries(subcategoryNames).map(([id, name]) => ({
          id: Number(id),
          name,
          category_id: 1,
        })),
        states: states.map(({ id, name, uf }) => ({ id, name, uf })),
        cities: cities.map(({ id, name }) => ({ id, name })),
        neighborhoods: neighborhoods.map(({ name }) => ({ name })),
      };
    },

    async listCategories() {
      const counts = await auctions.countBySubcategory();
      return tiles.map((id) => ({
        id,
        name: subcategoryNames[id]!,
        count: (counts.get(id) ?? 0) + (id === 10 ? (counts.get(5) ?? 0) : 0),
        subcategory_id: id,
      }));
    },

    async getAuction({ path, request }) {
      const row = await find(path.id);
      const [history] = await Promise.all([
        auctions.history(row.id),
        // The server's own rendering of a page is not counted as a view: search engines cause it, and a signed-in
        // browser requests the rest itself.
        !isInProcess(request) && countView(row.id, request),
      ]);
      return {
        success: true,
        data: { ...serializeAuction(row), facts: serializeFacts(row), history: history.map(serializeEvent) },
        message: '',
      };
    },

    async getPriceHistory({ path }) {
      const row = await find(path.id);
      const entries = priceHistory(await auctions.history(row.id));
      return {
        data: entries.map(({ listDate, price, gone }) => ({
          list_date: listDate,
          price: toReais(price),
          gone,
        })),
        valuation: toReais(row.valuation),
      };
    },

    async listSimilar({ path, query }) {
      const rows = await auctions.similar(await find(path.id), query.limit ?? 5);
      return { data: rows.map(serializeAuction) };
    },

    async listEndingSoon({ query }) {
      const rows = await auctions.endingNext(query.limit ?? homeLimit, clock());
      return { data: rows.map(serializeAuction) };
    },

    async listPopular({ query }) {
      const rows = await auctions.popular(query.limit ?? homeLimit, calendarDate(clock()));
      return { data: rows.map(serializeAuction) };
    },

    suggest: async ({ query }) => ({ data: await suggest(search, places, query.q, clock()) }),
  } satisfies Partial<Handlers>;
}
