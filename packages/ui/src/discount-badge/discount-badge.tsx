import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { warnInvalidNumber } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

export interface DiscountBadgeProps extends Omit<BadgeProps, 'tone' | 'color' | 'children'> {
  /** Whole per cent below the valuation (RULE-03). At 0 or less nothing is rendered. */
  percent: number;
}

/** How far below the valuation it goes. Good news, not an alarm. */
export function DiscountBadge({ percent, ...props }: DiscountBadgeProps) {
  if (process.env.NODE_ENV !== 'production') warnInvalidNumber('DiscountBadge', 'percent', percent);
  const messages = useMessages();
  if (!(percent > 0)) return null;
  return (
    <Badge title={messages.belowValuation(percent)} {...props} color="discount">
      {messages.discount(percent)}
    </Badge>
  );
}
