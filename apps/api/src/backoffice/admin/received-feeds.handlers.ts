import { acceptFeed, refuseFeed } from '../feeds/decide-feed.ts';
import { feedRepository } from '../feeds/feeds.repository.ts';
import { serializeReceived } from '../feeds/serialize-feed.ts';
import { findDelistings } from './delistings.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { readReason } from './reason.ts';
import { serializeModerated } from './moderated-auctions.handlers.ts';

/** The lists that came in, for the back office, and its decisions on those in quarantine (API-08). */
export function receivedFeedHandlers({ work: database, jobs, clock }: Services) {
  const feeds = feedRepository(database);
  const find = async (uuid: string) => {
    const feed = await feeds.find(uuid, null);
    if (!feed) throw notFound('Envio não encontrado.');
    return feed;
  };

  return {
    async listReceivedFeeds({ query }) {
      const { rows, pagination } = await feeds.page(null, query);
      return { data: rows.map(serializeReceived), pagination };
    },

    async getReceivedFeed({ path }) {
      const feed = await find(path.id);
      return { data: serializeReceived(feed), lines: await feeds.firstFaults(feed.id) };
    },

    async listReceivedFeedLines({ path, query: { outcome, page = 1 } }) {
      const { id } = await find(path.id);
      const { rows, pagination } = await feeds.lines(id, outcome, page);
      return { data: rows, pagination };
    },

    async listDelistings({ path, query: { page = 1 } }) {
      await find(path.id);
      const { rows, states, pagination, refusal } = await findDelistings(database, path.id, page, clock());
      return { data: rows.map(serializeModerated), states, refusal, pagination };
    },

    async acceptFeed({ person, path }) {
      await find(path.id);
      await acceptFeed(database, jobs, person, path.id, clock());
      return {
        message: 'Lista aceita. Ela entra em seguida.',
        data: serializeReceived(await find(path.id)),
      };
    },

    async refuseFeed({ person, path, body }) {
      await find(path.id);
      await refuseFeed(database, person, { uuid: path.id, reason: readReason(body) }, clock());
      return { message: 'Lista recusada.', data: serializeReceived(await find(path.id)) };
    },
  } satisfies Partial<Handlers>;
}
