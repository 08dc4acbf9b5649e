import type { AuctionImage, AuctionType, Centavos } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';

import type { BadgeTone } from '../badge/badge.tsx';
import type { AllMessages } from '../messages/messages.tsx';

/** An auction that was found for one customer (OPP-03). */
export interface Opportunity {
  id: number | string;
  title: string;
  city: string | null;
  /** 'GO'. */
  state: string | null;
  /** What it is worth by the source; struck through. */
  originalValue: Centavos | null;
  currentValue: Centavos | null;
  /** When the current round's bids close. */
  date: Date | null;
  /** 'available', 'ending-soon' or 'expired'; any other is 'Desconhecido'. */
  status: string;
  type: AuctionType | null;
  /** Sold without rounds: 'Venda Direta' in place of the type. */
  directSale?: boolean;
  image?: AuctionImage;
  /** Its owner opened it before. */
  viewed: boolean;
  /** Made up for display: marked (HONEST-02). */
  sample?: boolean;
}

/** From this discount on the grid shows its badge (OPP-02). */
export const highDiscount = 30;

/** From this many days on down the grid warns (OPP-02). */
export const fewDays = 7;

const tones: Readonly<Record<string, BadgeTone>> = {
  available: 'positive',
  'ending-soon': 'caution',
  expired: 'phaseEnded',
};

/** The word and tone of a status; 'Desconhecido' for any but the three (OPP-03). */
export function describeStatus(
  status: string,
  { opportunityStatuses }: Pick<AllMessages, 'opportunityStatuses'>,
) {
  const labels: Readonly<Record<string, string>> = opportunityStatuses;
  const known = Object.hasOwn(tones, status);
  return {
    label: (known && labels[status]) || opportunityStatuses.unknown,
    tone: (known && tones[status]) || ('neutral' as const),
  };
}

/** 'Venda Direta', 'Judicial'; null where it is not known. */
export function describeType(
  { type, directSale }: Pick<Opportunity, 'type' | 'directSale'>,
  messages: Pick<AllMessages, 'directSale'>,
): string | null {
  if (directSale) return messages.directSale;
  return type && auctionTypeLabels[type];
}
