import { formatReais } from '@martelo/domain/money';

import { statedFirstMinimum } from '../../catalogue/auctions/rounds-of.ts';
import { serializeAuction } from '../../catalogue/auctions/serialize-auction.ts';
import { notFound, wrongFields } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { serializeNews } from '../news/news.handlers.ts';
import { newsRepository, type NewsRow } from '../news/news.repository.ts';
import { type FavoriteRow, favoriteRepository } from './favorites.repository.ts';

function serializeLocation({ neighborhood, city_name, uf, state_name }: FavoriteRow): string {
  const city = city_name ? `${city_name} – ${uf}` : state_name;
  return [neighborhood, city].filter(Boolean).join(', ').slice(0, 200);
}

function serializeFavorite(row: FavoriteRow, news: NewsRow | undefined) {
  const auction = serializeAuction(row);
  const { uuid_key, title, featured_image, date_first } = auction;
  const minimum = statedFirstMinimum(row);
  return {
    uuid_key,
    title,
    location: serializeLocation(row),
    featured_image,
    date_first,
    minimum_value_first: minimum === null ? null : formatReais(minimum),
    saved_at: row.saved_at.toISOString(),
    auction,
    news: serializeNews(news),
  };
}

/** The auctions that a customer has saved (FAV-01 to FAV-06). */
export function favoriteHandlers({ database, clock }: Services) {
  const favorites = favoriteRepository(database, clock);
  const news = newsRepository(database, clock);
  return {
    async listFavorites({ person: { id }, query }) {
      const { rows, pagination } = await favorites.page(id, query.page ?? 1, query.changed);
      const ids = rows.map((row) => row.id);
      const [newsById, changed_total] = await Promise.all([
        news.ofAuctions(id, ids),
        favorites.countChanged(id),
      ]);
      const { total, current_page, per_page, last_page } = pagination;
      const data = rows.map((row) => serializeFavorite(row, newsById.get(row.id)));
      return { data, total, current_page, per_page, last_page, changed_total };
    },

    listFavoriteKeys: async ({ person }) => ({ data: await favorites.keys(person.id) }),

    async saveFavorite({ person, body }) {
      const saved = await favorites.save(person.id, body.code);
      if (!saved) throw notFound('Leilão não encontrado');
      if (saved === 'full') throw wrongFields({ code: ['Sua lista de favoritos está cheia.'] });
      const { uuid_key, total } = saved;
      return { message: 'Leilão salvo na sua lista de favoritos', code: uuid_key, favorite: true, total };
    },

    async removeFavorite({ person, body }) {
      const key = await favorites.remove(person.id, body.code);
      const total = await favorites.count(person.id);
      return {
        message: 'Leilão removido da sua lista de favoritos',
        code: key ?? body.code,
        favorite: false,
        total,
      };
    },
  } satisfies Partial<Handlers>;
}
