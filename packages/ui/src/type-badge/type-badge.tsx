import type { AuctionType } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';

import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { warnUnknownValue } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';

export interface TypeBadgeProps extends Omit<BadgeProps, 'tone' | 'color' | 'children'> {
  /** The kind of sale. */
  type: AuctionType;
  /** Concluded, and not what the source states: said so. */
  inferred?: boolean | undefined;
}

/** Who sells: a court, a creditor, Caixa, the administration, the owner. */
export function TypeBadge({ type, inferred = false, ...props }: TypeBadgeProps) {
  if (process.env.NODE_ENV !== 'production')
    warnUnknownValue('TypeBadge', 'type', type ?? null, auctionTypeLabels);
  const { unknown, inferredType } = useMessages(cardTexts);
  const label = auctionTypeLabels[type] ?? unknown;
  return (
    <Badge {...props} tone="neutral">
      {inferred ? inferredType(label) : label}
    </Badge>
  );
}
