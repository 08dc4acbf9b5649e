import type { CalendarDate, Centavos, SaleMethod } from '@martelo/domain/auction';
import { toCentavos } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

/** What the lists prove about one auction, as the wire has it: amounts are reais. */
export type WireEvidence = components['schemas']['Evidence'];

/** Why nothing is told of the next price. */
export type NoNextPrice =
  | 'notInRule'
  | 'oneList'
  | 'offRule'
  | 'ambiguous'
  | 'end'
  | 'changedValuation'
  | 'unproven'
  | 'gone'
  | 'stale';

/** One step of the staircase; `date` is of the first list that asked it, null where none did. */
export interface EvidenceStep {
  price: Centavos;
  date: CalendarDate | null;
  state: 'past' | 'current' | 'future';
}

/** The next price by the rule seen in the lists, with its proof, or why it is not told. */
export interface NextPrice {
  reason: NoNextPrice | null;
  kind: 'observed' | 'frequent' | null;
  mode: 'direct' | 'online' | null;
  listDate: CalendarDate | null;
  price: Centavos | null;
  next: Centavos | null;
  steps: readonly EvidenceStep[];
  proof: { hits: number; further: number; falls: number; from: CalendarDate; to: CalendarDate } | null;
}

/** `k` of `n`, with the interval of Wilson at 95 %, counted in the lists from one date to another. */
export interface EvidenceShare {
  k: number;
  n: number;
  low: number;
  high: number;
  from: CalendarDate;
  to: CalendarDate;
}

/** Days on the lists: after so many a quarter, half and three quarters had left; null where that has not come yet. */
export interface EvidenceStay {
  q1: number | null;
  median: number | null;
  q3: number | null;
  n: number;
  left: number;
  from: CalendarDate;
  to: CalendarDate;
}

/** Of `n` with itself, `below` have a smaller figure and `equal` the same one. */
export interface EvidenceRank {
  scope: 'city' | 'state';
  modes: readonly SaleMethod[];
  area: 'private' | 'total' | 'land' | null;
  below: number;
  equal: number;
  n: number;
  listDate: CalendarDate;
}

/** What an edital must tell by CPC, art. 886. */
export type NoticeItem =
  | Exclude<WireEvidence['legal']['notice'][number]['item'], 'second_date'>
  | 'secondDate';

/** The procedure that a kind of sale follows. */
export type Rite = 'judicial' | 'fiduciary' | 'bankOwn' | 'bankruptcy' | 'voluntary';

/** What the lists and the law prove about one property. */
export interface Evidence {
  nextPrice: NextPrice;
  /** How sales of its mode went; null where the source tells no mode. */
  odds: {
    mode: SaleMethod;
    stay: EvidenceStay | null;
    falls: EvidenceShare | null;
    returns: EvidenceShare | null;
  } | null;
  rank: { discount: EvidenceRank | null; squareMetre: EvidenceRank | null };
  legal: {
    rite: Rite | null;
    floor: { status: 'above' | 'at' | 'below' | 'none' | 'unknown'; amount: Centavos | null };
    articles: readonly { name: string; says: string; url: string }[];
    notice: readonly { item: NoticeItem; found: boolean }[];
  };
}

const reasons: Readonly<Record<NonNullable<WireEvidence['next_price']['reason']>, NoNextPrice>> = {
  not_in_rule: 'notInRule',
  one_list: 'oneList',
  off_rule: 'offRule',
  ambiguous: 'ambiguous',
  end: 'end',
  changed_valuation: 'changedValuation',
  unproven: 'unproven',
  gone: 'gone',
  stale: 'stale',
};

const rites: Readonly<Record<NonNullable<WireEvidence['legal']['rite']>, Rite>> = {
  judicial: 'judicial',
  fiduciary: 'fiduciary',
  bank_own: 'bankOwn',
  bankruptcy: 'bankruptcy',
  voluntary: 'voluntary',
};

type WireRank = NonNullable<WireEvidence['rank']['discount']>;

const toRank = (wire: WireRank | null): EvidenceRank | null =>
  wire && {
    scope: wire.scope,
    modes: wire.modes,
    area: wire.area,
    below: wire.below,
    equal: wire.equal,
    n: wire.n,
    listDate: wire.list_date,
  };

/** What is proven of an auction in the domain's shape. */
export function toEvidence({ next_price: told, odds, rank, legal }: WireEvidence): Evidence {
  return {
    nextPrice: {
      reason: told.reason && reasons[told.reason],
      kind: told.kind,
      mode: told.mode,
      listDate: told.list_date,
      price: toCentavos(told.price),
      next: toCentavos(told.next),
      steps: told.steps.flatMap(({ price, list_date: date, state }) =>
        price === null ? [] : [{ price: toCentavos(price), date, state }],
      ),
      proof: told.proof,
    },
    odds,
    rank: { discount: toRank(rank.discount), squareMetre: toRank(rank.square_metre) },
    legal: {
      rite: legal.rite && rites[legal.rite],
      floor: { status: legal.floor.status, amount: toCentavos(legal.floor.amount) },
      articles: legal.articles,
      notice: legal.notice.map(({ item, found }) => ({
        item: item === 'second_date' ? 'secondDate' : item,
        found,
      })),
    },
  };
}
