import { formatDateTime } from '@martelo/domain/dates';

import { serializeAuction } from '../../catalogue/auctions/serialize-auction.ts';
import { serializeEvent } from '../../catalogue/auctions/event.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Services } from '../../platform/services.ts';
import { newsRepository, type NewsRow } from './news.repository.ts';

const maxChanges = 5;
const maxDeadlines = 5;
const missing = () => notFound('Leilão não encontrado');

/** No news: of an auction that is not followed, or at the first visit. */
const noNews: NewsRow = { since: null, since_kind: null, total: 0, events: [] };

export const serializeNews = ({ since, since_kind, total, events }: NewsRow = noNews) => ({
  since: since?.toISOString() ?? null,
  since_kind,
  total,
  events: events.map(serializeEvent),
});

/** Changes since a customer's last view (NEWS-01 to NEWS-08). */
export function newsHandlers({ database, clock }: Services) {
  const news = newsRepository(database, clock);
  return {
    async listNews({ person: { id } }) {
      const [changes, deadlines] = await Promise.all([
        news.latest(id, maxChanges),
        news.deadlines(id, maxDeadlines),
      ]);
      return {
        changes: changes.map((row) => ({
          auction: serializeAuction(row),
          ...serializeNews(row),
          // Changed auctions always have a `since`.
          since: row.since!.toISOString(),
          since_kind: row.since_kind!,
        })),
        deadlines: deadlines.map((row) => ({
          auction: serializeAuction(row),
          round: row.round,
          closes_at: formatDateTime(row.closes_at),
        })),
      };
    },

    async getAuctionNews({ person, path }) {
      const auction = await news.findAuction(path.id);
      if (!auction) throw missing();
      const newsById = await news.ofAuctions(person.id, [auction.id]);
      return { ...serializeNews(newsById.get(auction.id)), last_event: auction.last_event };
    },

    async recordVisit({ person, body }) {
      if (!(await news.visit(person.id, body.code, body.last_event))) throw missing();
      return { message: 'Visita registrada.' };
    },
  } satisfies Partial<Handlers>;
}
