import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { warnInvalidNumber } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface DiscountBadgeProps extends Omit<BadgeProps, 'tone' | 'color' | 'children'> {
  /** Whole per cent below the valuation (RULE-03). At 0 or less nothing is rendered. */
  percent: number;
  /** The auction is over: no longer available, so not good news. */
  past?: boolean | undefined;
}

/** How far below the valuation it goes. Good news, not an alarm. */
export function DiscountBadge({ percent, past = false, ...props }: DiscountBadgeProps) {
  if (process.env.NODE_ENV !== 'production') warnInvalidNumber('DiscountBadge', 'percent', percent);
  const messages = useMessages(cardTexts);
  if (!(percent > 0)) return null;
  return (
    <Badge
      title={messages.belowValuation(percent)}
      {...props}
      {...(past ? { tone: 'neutral' } : { color: 'discount' })}
    >
      <span aria-hidden>{messages.discount(percent)}</span>
      <VisuallyHidden>{messages.belowValuation(percent)}</VisuallyHidden>
    </Badge>
  );
}
