import { type Status, statusLabels } from '@martelo/domain/status';

import { Badge, type BadgeProps, type BadgeTone } from '../badge/badge.tsx';
import { warnUnknownValue } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

const tones = {
  upcoming: 'info',
  open: 'positive',
  ending: 'caution',
  lastDay: 'critical',
  finished: 'phaseEnded',
  delisted: 'phaseEnded',
  directSale: 'phaseDirect',
  onlineSale: 'phaseDirect',
  undated: 'neutral',
  stale: 'caution',
} as const satisfies Record<Status, BadgeTone>;

export interface StatusBadgeProps extends Omit<BadgeProps, 'tone' | 'children'> {
  /** What `statusAt` makes of the dates (RULE-10). */
  status: Status;
}

/** How things stand, computed from the dates (RULE-10). */
export function StatusBadge({ status, ...props }: StatusBadgeProps) {
  if (process.env.NODE_ENV !== 'production') warnUnknownValue('StatusBadge', 'status', status ?? null, tones);
  const { unknown } = useMessages();
  return (
    <Badge {...props} tone={tones[status] ?? 'neutral'}>
      {statusLabels[status] ?? unknown}
    </Badge>
  );
}
