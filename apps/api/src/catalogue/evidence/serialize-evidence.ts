import { propertyTypeOf } from '@martelo/domain/codes';
import { midRank } from '@martelo/domain/evidence';
import { legalArticle } from '@martelo/domain/legal-articles';
import {
  findNoticeItems,
  readLegalFloor,
  saysBankruptcy,
  saysIncapacitated,
} from '@martelo/domain/legal-floor';
import { toReais } from '@martelo/domain/money';
import { roundAt, salePhaseAt } from '@martelo/domain/phase';
import { auctionTypes, type SaleMethod } from '@martelo/domain/auction';
import type { components } from '@martelo/openapi/schema';

import type { AuctionRow } from '../auctions/auction-row.ts';
import type { FactsRow } from '../auctions/facts.ts';
import { factsOf } from '../auctions/facts.ts';
import { saleOf } from '../auctions/rounds-of.ts';
import type { OddsRow, RankRow } from './evidence.repository.ts';
import { ruleModes } from './rule-modes.ts';

type WireEvidence = components['schemas']['Evidence'];
type WireRank = components['schemas']['Rank'];

/** Four decimals: a share is not more exact than its counts. */
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

/** The figures of the auction's mode; null where its source has none. */
export function serializeOdds(mode: SaleMethod | null, rows: readonly OddsRow[]): WireEvidence['odds'] {
  if (mode === null) return null;
  const stay = rows.find(({ measure }) => measure === 'stay');
  const share = (measure: OddsRow['measure']) => {
    const row = rows.find((one) => one.measure === measure);
    if (!row || row.low === null || row.high === null) return null;
    const { k, n, low, high, from_date: from, to_date: to } = row;
    return { k, n, low: rounded(low), high: rounded(high), from, to };
  };
  return {
    mode,
    stay:
      stay && stay.q1 !== null
        ? {
            q1: stay.q1,
            median: stay.median,
            q3: stay.q3,
            n: stay.n,
            left: stay.k,
            from: stay.from_date,
            to: stay.to_date,
          }
        : null,
    falls: share('falls'),
    returns: share('returns'),
  };
}

/** Its two ranks among those alike; null where there are too few. */
export function serializeRanks(row: AuctionRow, rank: RankRow | null): WireEvidence['rank'] {
  const method = row.sale_method;
  if (!rank || !method) return { discount: null, square_metre: null };
  const modes = ruleModes.some((mode) => mode === method) ? [...ruleModes] : [method];
  const serialize = (
    scope: WireRank['scope'] | null,
    area: WireRank['area'],
    standing: Pick<WireRank, 'below' | 'equal' | 'n'>,
  ): WireRank | null =>
    scope && { scope, modes, area, ...standing, share: rounded(midRank(standing)), list_date: row.list_date };
  return {
    discount: serialize(rank.discount_scope, null, {
      below: rank.discount_below,
      equal: rank.discount_equal,
      n: rank.discount_n,
    }),
    square_metre: serialize(rank.metre_scope, rank.metre_area, {
      below: rank.metre_below,
      equal: rank.metre_equal,
      n: rank.metre_n,
    }),
  };
}

/** The rite and the floor of the round at `now`. */
export function serializeLegal(row: AuctionRow & FactsRow, now: Date): WireEvidence['legal'] {
  const sale = saleOf(row);
  const phase = salePhaseAt(sale, now);
  const words = `${row.title} ${row.modality ?? ''} ${row.extra ?? ''}`;
  const second = phase === 'second' ? row.minimum_second : null;
  const minimumBid = roundAt(sale, now)?.minimum ?? second;
  const { rite, floor, articles } = readLegalFloor({
    type: auctionTypes[row.type - 1] ?? null,
    typeInferred: row.type_inferred,
    saleMethod: row.sale_method,
    phase,
    // A third call may take any price: what was asked before it is not its own price.
    minimumBid: phase === 'third' ? minimumBid : (minimumBid ?? row.minimum_first),
    valuation: row.valuation,
    hasThirdRound: Boolean(sale.rounds.third),
    bankruptcy: saysBankruptcy(words),
    incapacitatedOwner: saysIncapacitated(words),
  });
  const notice =
    rite === 'judicial'
      ? findNoticeItems({
          kind: row.kind ?? (row.subcategory_id === null ? null : propertyTypeOf(row.subcategory_id)),
          areas: { private: row.area_private, total: row.area_total, land: row.area_land },
          valuation: row.valuation,
          price: row.minimum_first,
          rounds: sale.rounds,
          extra: row.extra,
          facts: factsOf(row),
        })
      : [];
  return {
    rite,
    floor: { ...floor, amount: toReais(floor.amount) },
    articles: articles.map(legalArticle),
    notice,
  };
}
