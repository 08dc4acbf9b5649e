import type { AuctionType } from '@martelo/domain/auction';
import { auctionTypeLabels } from '@martelo/domain/codes';

import { Badge, type BadgeProps } from '../badge/badge.tsx';

export interface TypeBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  type: AuctionType;
}

/** Who sells: a court, a creditor, Caixa, the administration, the owner. */
export function TypeBadge({ type, ...props }: TypeBadgeProps) {
  return (
    <Badge {...props} tone="neutral">
      {auctionTypeLabels[type]}
    </Badge>
  );
}
