import { auctionTypeLabels } from '@martelo/domain/codes';
import { statusLabels } from '@martelo/domain/status';
import type { Opportunity } from '@martelo/domain/opportunity';

import type { BadgeTone } from '../badge/badge.tsx';
import { readTitle } from '../internal/read-title.ts';
import type { AllMessages } from '../messages/messages.tsx';

/** From this many days on down the grid warns (OPP-02). */
export const fewDays = 7;

const tones: Readonly<Record<string, BadgeTone | 'phaseEnded'>> = {
  available: 'positive',
  'ending-soon': 'caution',
  expired: 'phaseEnded',
};

/**
 * The word and tone of a status; 'Desconhecido' for any but the three (OPP-03). What stands in an old list may long be
 * over: it is 'Lista antiga' (LABEL-07).
 */
export function describeStatus(
  status: string,
  { opportunityStatuses }: Pick<AllMessages, 'opportunityStatuses'>,
  inOldList = false,
) {
  if (inOldList && status !== 'expired') return { label: statusLabels.stale, tone: 'caution' as const };
  const labels: Readonly<Record<string, string>> = opportunityStatuses;
  const known = Object.hasOwn(tones, status);
  return {
    label: (known && labels[status]) || opportunityStatuses.unknown,
    tone: (known && tones[status]) || ('neutral' as const),
  };
}

/** 'Goiânia/GO'; null where the title says all of it (LABEL-33). */
export function describePlace(
  { title, city, state }: Pick<Opportunity, 'title' | 'city' | 'state'>,
  messages: Pick<AllMessages, 'noPlace'>,
): string | null {
  const parts = [city, state].filter(Boolean);
  if (parts.length === 0) return messages.noPlace;
  return parts.every(readTitle(title).says) ? null : parts.join('/');
}

/** 'Venda Direta', 'Judicial'; null where it is not known. */
export function describeType(
  { type, directSale }: Pick<Opportunity, 'type' | 'directSale'>,
  messages: Pick<AllMessages, 'directSale'>,
): string | null {
  if (directSale) return messages.directSale;
  return type && auctionTypeLabels[type];
}
