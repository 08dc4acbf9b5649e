import type { Centavos } from './auction.ts';
import type { LegalArticleId } from './legal-articles.ts';
import { type LegalRite, type RiteFacts, riteOf } from './legal-rite.ts';
import type { SalePhase } from './phase.ts';

export { legalRites, type LegalRite, saysBankruptcy, saysIncapacitated } from './legal-rite.ts';
export { findNoticeItems, type NoticeFacts, type NoticeItem, noticeItems } from './notice-items.ts';

export const floorStatuses = ['above', 'at', 'below', 'none', 'unknown'] as const;
/** The asked price against the legal floor; `none` where the law sets none. */
export type FloorStatus = (typeof floorStatuses)[number];

/** The facts of a sale that its rite and its floor are derived from. */
export interface LegalFacts extends RiteFacts {
  /** The round at the moment in question. */
  phase: SalePhase;
  /** What it costs at least in that round. */
  minimumBid: Centavos | null;
  valuation: Centavos | null;
  /** The source says that an incapacitated person owns it. */
  incapacitatedOwner: boolean;
}

/** The lowest price that the law allows, and how the asked price compares. */
export interface LegalFloor {
  status: FloorStatus;
  amount: Centavos | null;
  /** Its share of the valuation. */
  share: number | null;
  article: LegalArticleId | null;
  /**
   * What the source does not state and would set another floor: a lower minimum that the judge fixed, that it is a
   * bankrupt estate's, which has none in a third call, or the debt, which is the whole floor of a financed home.
   */
  unless: 'judge_minimum' | 'bankruptcy' | 'debt' | null;
}

/** Which articles apply to a sale, and its floor; facts, no advice (RITE-01). */
export interface LegalReading {
  rite: LegalRite | null;
  floor: LegalFloor;
  articles: readonly LegalArticleId[];
}

const noFloor = (status: 'none' | 'unknown', article: LegalArticleId | null = null): LegalFloor => ({
  status,
  amount: null,
  share: null,
  article,
  unless: null,
});

/** Exact: per cent of whole centavos, never rounded before they are compared. */
function floorOf(
  percent: number,
  article: LegalArticleId,
  { minimumBid, valuation }: LegalFacts,
): LegalFloor {
  const share = percent / 100;
  if (!valuation || valuation < 0) return { status: 'unknown', amount: null, share, article, unless: null };
  const floor = { amount: Math.ceil((valuation * percent) / 100), share, article, unless: null };
  if (minimumBid === null || minimumBid <= 0) return { ...floor, status: 'unknown' };
  const difference = minimumBid * 100 - valuation * percent;
  return { ...floor, status: difference > 0 ? 'above' : difference < 0 ? 'below' : 'at' };
}

function judicialFloor(facts: LegalFacts): LegalFloor {
  // Whether the rule of the grossly inadequate price (preço vil) applies depends on what the source does not state.
  if (facts.hasThirdRound) return { ...noFloor('unknown', 'lei-11101-142'), unless: 'bankruptcy' };
  if (facts.incapacitatedOwner) return floorOf(80, 'cpc-896', facts);
  const floor = floorOf(50, 'cpc-891', facts);
  return floor.status === 'below' ? { ...floor, unless: 'judge_minimum' } : floor;
}

function fiduciaryFloor(facts: LegalFacts): LegalFloor {
  // The law knows two auctions of fiduciary property, and says nothing of a third.
  if (facts.phase === 'third') return noFloor('unknown');
  // An undated row may be of either auction; below the valuation alone it is concluded to be of the second (LABEL-02).
  const { minimumBid, valuation } = facts;
  if (facts.phase === 'sfi' && (minimumBid === null || valuation === null || minimumBid >= valuation))
    return noFloor('unknown');
  // Half of the valuation (art. 27, § 2º) is no floor where the debtor's own home was financed: the whole debt is. No
  // list says what was financed, nor the debt.
  if (facts.phase !== 'first') return { ...noFloor('unknown', 'lei-9514-26a-3'), unless: 'debt' };
  const floor = floorOf(100, 'lei-9514-27-1', facts);
  // The contract's valuation counts in the first auction, and the list need not give that one.
  return floor.status === 'below' ? { ...floor, status: 'unknown' } : floor;
}

const fiduciary: readonly LegalArticleId[] = [
  'lei-9514-27-1',
  'lei-9514-27-2',
  'lei-9514-26a-3',
  'lei-9514-27-2b',
];

/** The articles that apply to a sale and the floor that they set, by its kind (RITE-01). */
export function readLegalFloor(facts: LegalFacts): LegalReading {
  const rite = riteOf(facts);
  switch (rite) {
    case 'judicial':
      return {
        rite,
        floor: judicialFloor(facts),
        articles: [
          'cpc-886',
          'cpc-887',
          'cpc-891',
          'cpc-895',
          'cpc-896',
          ...(facts.hasThirdRound ? (['lei-11101-142'] as const) : []),
        ],
      };
    case 'fiduciary':
      return { rite, floor: fiduciaryFloor(facts), articles: fiduciary };
    case 'bank_own':
      return { rite, floor: noFloor('none', 'lei-9514-27-5'), articles: ['lei-9514-27-5'] };
    case 'bankruptcy':
      return { rite, floor: noFloor('none', 'lei-11101-142'), articles: ['lei-11101-142'] };
    case 'voluntary':
      return { rite, floor: noFloor('none'), articles: [] };
    case null:
      return { rite, floor: noFloor('unknown'), articles: [] };
    default:
      rite satisfies never;
      return { rite, floor: noFloor('unknown'), articles: [] };
  }
}
