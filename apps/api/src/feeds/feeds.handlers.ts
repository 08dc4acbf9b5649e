import type { Database } from '../database/connection.ts';
import { notFound } from '../http/errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { askToTellLists } from '../jobs/start-workers.ts';
import type { Handlers } from '../operations.ts';
import { readDelivery } from './delivery.ts';
import { feedRepository } from './feeds.repository.ts';
import { printFeed, printOutcome } from './print-feed.ts';
import { receiveFeed } from './take-feed.ts';

/** Lists that auctioneers send (API-09). */
export function feedHandlers(database: Database, jobs: Jobs, clock: () => Date) {
  const feeds = feedRepository(database);
  const find = async (uuid: string, sender: number) => {
    const feed = await feeds.find(uuid, sender);
    if (!feed) throw notFound('Envio não encontrado.');
    return feed;
  };

  return {
    async sendFeed({ person, body, query, request }) {
      const contentType = request.headers['content-type'] ?? '';
      const delivery = await readDelivery(body, contentType, query.list_date);
      const feed = await find(await receiveFeed(database, person, delivery, clock()), person.id);
      if (feed.status === 'taken') await askToTellLists(jobs);
      const lines = await feeds.firstLines(feed.id, false);
      return { message: printOutcome(feed), data: printFeed(feed), lines };
    },

    async listFeeds({ person, query: { page = 1 } }) {
      const { rows, place } = await feeds.page(person.id, { page });
      const { offset: _offset, ...pagination } = place;
      return { data: rows.map(printFeed), pagination };
    },

    getFeed: async ({ person, path }) => ({ data: printFeed(await find(path.id, person.id)) }),

    async listFeedLines({ person, path, query: { outcome, page = 1 } }) {
      const { id } = await find(path.id, person.id);
      const { rows, place } = await feeds.lines(id, outcome, page);
      const { offset: _offset, ...pagination } = place;
      return { data: rows, pagination };
    },
  } satisfies Partial<Handlers>;
}
