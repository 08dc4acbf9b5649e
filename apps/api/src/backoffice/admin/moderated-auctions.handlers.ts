import { toReais } from '@martelo/domain/money';

import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { readReason } from './reason.ts';
import { type ModeratedAuctionRow, moderatedAuctionRepository } from './moderated-auctions.repository.ts';

/** An auction as the back office sees it. */
export const serializeModerated = ({
  source_name: name,
  list_date,
  price,
  flagged_at,
  ...auction
}: ModeratedAuctionRow) => ({
  ...auction,
  price: toReais(price),
  source: { name, list_date },
  flagged: auction.flagged_reason !== null,
  flagged_at: flagged_at?.toISOString() ?? null,
});

const missing = () => notFound('Leilão não encontrado');

/** Moderating auctions: hiding those that must not be seen (LIST-09). */
export function moderatedAuctionHandlers({ database, clock }: Services) {
  const auctions = moderatedAuctionRepository(database);
  return {
    async listModeratedAuctions({ query: { keyword = '', flagged, page = 1 } }) {
      const { rows, pagination } = await auctions.page({ keyword, flagged, page }, clock());
      return { data: rows.map(serializeModerated), pagination };
    },

    async flagAuction({ person, path, body }) {
      const auction = await auctions.flag(person, path.id, readReason(body), clock());
      if (!auction) throw missing();
      return { message: 'Leilão ocultado.', data: serializeModerated(auction) };
    },

    async unflagAuction({ person, path }) {
      const auction = await auctions.flag(person, path.id, null, clock());
      if (!auction) throw missing();
      return { message: 'Leilão visível novamente.', data: serializeModerated(auction) };
    },
  } satisfies Partial<Handlers>;
}
