import type { AuctionType } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';

import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { expectOneOf } from '../internal/misuse.ts';
import { useMessages } from '../messages/messages.tsx';

export interface TypeBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  type: AuctionType;
}

/** Who sells: a court, a creditor, Caixa, the administration, the owner. */
export function TypeBadge({ type, ...props }: TypeBadgeProps) {
  if (process.env.NODE_ENV !== 'production')
    expectOneOf('TypeBadge', 'type', type ?? null, auctionTypeLabels);
  const { unknown } = useMessages();
  return (
    <Badge {...props} tone="neutral">
      {auctionTypeLabels[type] ?? unknown}
    </Badge>
  );
}
