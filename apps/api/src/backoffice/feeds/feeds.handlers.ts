import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { readDelivery } from './delivery.ts';
import { feedRepository } from './feeds.repository.ts';
import { receiveFeed } from './receive-feed.ts';
import { serializeFeed } from './serialize-feed.ts';

/** Lists that auctioneers send (API-09). */
export function feedHandlers({ work: database, jobs, clock }: Services) {
  const feeds = feedRepository(database);
  const find = async (uuid: string, sender: number) => {
    const feed = await feeds.find(uuid, sender);
    if (!feed) throw notFound('Envio não encontrado.');
    return feed;
  };

  return {
    async sendFeed({ person, body, query, request }) {
      const contentType = request.headers['content-type'] ?? '';
      const delivery = readDelivery(body, contentType, query.list_date);
      const uuid = await receiveFeed(database, jobs, person, delivery, clock());
      return {
        message: 'Lista recebida. Ela será lida em seguida.',
        data: serializeFeed(await find(uuid, person.id)),
        location: `/api/auctionner/feeds/${uuid}`,
      };
    },

    async listFeeds({ person, query: { page = 1 } }) {
      const { rows, pagination } = await feeds.page(person.id, { page });
      return { data: rows.map(serializeFeed), pagination };
    },

    getFeed: async ({ person, path }) => ({ data: serializeFeed(await find(path.id, person.id)) }),

    async listFeedLines({ person, path, query: { outcome, page = 1 } }) {
      const { id } = await find(path.id, person.id);
      const { rows, pagination } = await feeds.lines(id, outcome, page);
      return { data: rows, pagination };
    },
  } satisfies Partial<Handlers>;
}
