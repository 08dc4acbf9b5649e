import type { CalendarDate, Centavos, SaleMethod } from './auction.ts';
import type { LegalArticle } from './legal-articles.ts';
import type { LegalFloor, LegalRite, NoticeItem } from './legal-floor.ts';
import type { ForecastProof } from './price-staircase.ts';
import type { AreaKind } from './square-metre.ts';
import type { StayQuartiles } from './stay-quartiles.ts';
import type { WilsonInterval } from './wilson-interval.ts';

/** The days that a figure is of; both count. */
export interface Period {
  from: CalendarDate;
  to: CalendarDate;
}

export const silences = [
  'not_in_rule',
  'one_list',
  'off_rule',
  'ambiguous',
  'end',
  'changed_valuation',
  'unproven',
  'gone',
  'stale',
] as const;
/** Why no next price is forecast (NEXT-10). */
export type Silence = (typeof silences)[number];

export const forecastKinds = ['observed', 'frequent'] as const;
/** Read from the property's own cut, or, weaker, from what most with the same discount did. */
export type ForecastKind = (typeof forecastKinds)[number];

/** One step of a sale's staircase. */
export interface PriceStep {
  /** Its share of the starting price, between 0 and 1. */
  rate: number;
  price: Centavos;
  /** The first list with this price; null where none was seen with it. */
  listDate: CalendarDate | null;
  state: 'past' | 'current' | 'future';
}

/** What the price falls to next if it follows the rule seen in the lists. */
export interface NextPrice {
  /** Null where a next price is forecast. */
  reason: Silence | null;
  kind: ForecastKind | null;
  mode: 'direct' | 'online' | null;
  /** The list after which it was forecast. */
  listDate: CalendarDate | null;
  startPrice: Centavos | null;
  price: Centavos | null;
  next: Centavos | null;
  steps: readonly PriceStep[];
  proof: (ForecastProof & Period) | null;
}

/** `k` of `n`, with Wilson's interval. */
export interface CountedShare extends WilsonInterval, Period {
  k: number;
  n: number;
}

/** How long listings stay, those that are still there counted as far as seen; days. */
export interface Stay extends StayQuartiles, Period {
  n: number;
  left: number;
}

/** How sales of the same source and kind went; each null with fewer than 30. */
export interface Odds {
  mode: SaleMethod;
  stay: Stay | null;
  falls: CountedShare | null;
  returns: CountedShare | null;
}

/** Where one stands among those like it. */
export interface Rank {
  scope: 'city' | 'state';
  /** The kinds of sale that it is compared with. */
  modes: readonly SaleMethod[];
  /** By which area the price was divided; null for the discount. */
  area: AreaKind | null;
  below: number;
  /** With itself. */
  equal: number;
  n: number;
  /** The mid-rank, between 0 and 1. */
  share: number;
  listDate: CalendarDate;
}

/** The rite of a sale and its floor, with the articles that they stand on. */
export interface Legal {
  rite: LegalRite | null;
  floor: LegalFloor;
  articles: readonly LegalArticle[];
  /** What CPC, art. 886, asks of an edital; empty where it does not apply. */
  notice: readonly { item: NoticeItem; found: boolean }[];
}

/** The kind of price: asked in lists, declared as paid for ITBI, or set by the city hall for it. */
export type MarketBasis = 'asked' | 'declared' | 'assessed';

/**
 * What the middle half of the properties of a place and type cost: the values that a quarter, half and three quarters
 * stay below.
 */
export interface MarketFigure extends Period {
  basis: MarketBasis;
  scope: 'neighborhood' | 'city';
  /** By what area prices were divided; null where they are whole. Built area is that of the city's register. */
  area: AreaKind | 'built' | null;
  n: number;
  q1: Centavos;
  median: Centavos;
  q3: Centavos;
}

/** What the lists prove about one property; amounts in centavos. */
export interface Evidence {
  nextPrice: NextPrice;
  odds: Odds | null;
  rank: { discount: Rank | null; squareMetre: Rank | null };
  legal: Legal;
  /** What others of its place and type cost, each from 8 on. */
  market: readonly MarketFigure[];
}

/** The share of those alike that stand below, each that is equal counted as half: between 0 and 1 (RANK-01). */
export const midRank = ({ below, equal, n }: Pick<Rank, 'below' | 'equal' | 'n'>): number =>
  (below + equal / 2) / n;
