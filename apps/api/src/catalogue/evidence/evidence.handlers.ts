import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { auctionRepository } from '../auctions/auctions.repository.ts';
import { findAuction } from '../auctions/find-auction.ts';
import { evidenceRepository } from './evidence.repository.ts';
import { serializeLegal, serializeOdds, serializeRanks } from './serialize-evidence.ts';
import { serializeMarket } from './serialize-market.ts';
import { serializeNextPrice } from './serialize-next-price.ts';

/** Serves what the lists prove about an auction, as it was stored when they were imported. */
export function evidenceHandlers({ reads: { database }, clock }: Services) {
  const auctions = auctionRepository(database);
  const evidence = evidenceRepository(database);

  return {
    async getEvidence({ path }) {
      const now = clock();
      const row = await findAuction(auctions, path.id, now);
      const mode = await evidence.ruleMode(row);
      const [forecast, events, odds, rank, market] = await Promise.all([
        mode && evidence.forecast(row.id, mode),
        auctions.history(row.id),
        evidence.odds(row),
        evidence.rank(row.id),
        evidence.market(row),
      ]);
      return {
        next_price: serializeNextPrice(row, mode, forecast, events, now),
        odds: serializeOdds(row.sale_method, odds),
        rank: serializeRanks(row, rank),
        legal: serializeLegal(row, now),
        market: serializeMarket(row, market),
      };
    },
  } satisfies Partial<Handlers>;
}
