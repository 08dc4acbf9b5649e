import { type Status, statusLabels } from '@martelo/domain/status';

import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { warnUnknownValue } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

const badgeProps = {
  upcoming: { tone: 'info' },
  open: { tone: 'positive' },
  ending: { tone: 'caution' },
  lastDay: { tone: 'critical' },
  finished: { color: 'phaseEnded' },
  delisted: { color: 'phaseEnded' },
  directSale: { color: 'phaseDirect' },
  onlineSale: { color: 'phaseDirect' },
  undated: { tone: 'neutral' },
  stale: { tone: 'caution' },
} as const satisfies Record<Status, Pick<BadgeProps, 'tone' | 'color'>>;

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'color' | 'children'> {
  /** What `statusAt` makes of the dates (RULE-10). */
  status: Status;
}

/** How things stand, computed from the dates (RULE-10). */
export function StatusBadge({ status, ...props }: StatusBadgeProps) {
  if (process.env.NODE_ENV !== 'production')
    warnUnknownValue('StatusBadge', 'status', status ?? null, badgeProps);
  const { unknown } = useMessages();
  return (
    <Badge {...props} {...badgeProps[status]}>
      {statusLabels[status] ?? unknown}
    </Badge>
  );
}
