import type {
  CountedShare,
  Evidence,
  Legal,
  MarketFigure,
  NextPrice,
  Odds,
  Rank,
} from '@martelo/domain/evidence';
import { type LegalArticleId, legalArticles } from '@martelo/domain/legal-articles';
import { toCentavos } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

export type WireEvidence = components['schemas']['Evidence'];
type Wire = components['schemas'];

const toNextPrice = (wire: Wire['NextPrice']): NextPrice => ({
  reason: wire.reason,
  kind: wire.kind,
  mode: wire.mode,
  listDate: wire.list_date,
  startPrice: toCentavos(wire.start_price),
  price: toCentavos(wire.price),
  next: toCentavos(wire.next),
  steps: wire.steps.map(({ rate, price, list_date: listDate, state }) => ({
    rate,
    price: toCentavos(price) ?? 0,
    listDate,
    state,
  })),
  proof: wire.proof,
});

const toShare = (wire: Wire['Share'] | null): CountedShare | null => wire;

const toOdds = (wire: Wire['Odds']): Odds => ({
  mode: wire.mode,
  stay: wire.stay,
  falls: toShare(wire.falls),
  returns: toShare(wire.returns),
});

const toRank = ({ list_date: listDate, ...wire }: Wire['Rank']): Rank => ({ ...wire, listDate });

const articleId = (id: string | null): LegalArticleId | null =>
  id !== null && Object.hasOwn(legalArticles, id) ? (id as LegalArticleId) : null;

const toLegal = ({ rite, floor, articles, notice }: Wire['Legal']): Legal => ({
  rite,
  floor: { ...floor, amount: toCentavos(floor.amount), article: articleId(floor.article) },
  articles,
  notice,
});

const toMarketFigure = ({ q1, median, q3, ...wire }: Wire['MarketFigure']): MarketFigure => ({
  ...wire,
  q1: toCentavos(q1) ?? 0,
  median: toCentavos(median) ?? 0,
  q3: toCentavos(q3) ?? 0,
});

/** What the lists prove about one property, in the domain's shape; amounts in centavos. */
export const toEvidence = (wire: WireEvidence): Evidence => ({
  nextPrice: toNextPrice(wire.next_price),
  odds: wire.odds && toOdds(wire.odds),
  rank: {
    discount: wire.rank.discount && toRank(wire.rank.discount),
    squareMetre: wire.rank.square_metre && toRank(wire.rank.square_metre),
  },
  legal: toLegal(wire.legal),
  market: wire.market.map(toMarketFigure),
});
