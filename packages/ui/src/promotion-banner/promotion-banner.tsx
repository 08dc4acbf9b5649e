import { formatShortDate } from '@martelo/domain/dates';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Badge } from '../badge/badge.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { nextMidnight } from '../internal/next-midnight.ts';
import { warnInvalidDate, warnDev } from '../internal/warn-dev.ts';
import { useNow } from '../internal/use-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';

import * as styles from './promotion-banner.css.ts';

export interface PromotionBannerProps extends Omit<ComponentProps<'aside'>, 'children'> {
  /** What is offered. As a function it gets the date as dd/mm/yy: of `until`, or today's in a sample. */
  text: string | ((date: string) => string);
  /** The true end. Past it the banner goes by itself. */
  until?: Date | undefined;
  /** Where more is said; none where the banner says all. */
  link?: { label: string; href: string } | undefined;
  /** Gives it a button that puts it away. */
  onDismiss?: (() => void) | undefined;
  /** Nothing of it is true: marked 'Exemplo' (HONEST-01). */
  sample?: boolean | undefined;
  /** Fixes the time, for tests and pictures. */
  now?: Date | undefined;
}

/** A line above the page with an offer and its end (SHELL-08). */
export function PromotionBanner({
  text,
  until,
  link,
  onDismiss,
  sample = false,
  now,
  className,
  ...props
}: PromotionBannerProps) {
  const messages = useMessages(marketingTexts);
  // An end that is no date is past: an offer without a true end is not shown.
  const endsAt = until ? until.getTime() || 0 : Number.POSITIVE_INFINITY;
  const at = useNow(
    (shown) => (shown < endsAt ? Math.min(nextMidnight(shown), endsAt) : Number.POSITIVE_INFINITY),
    now,
  );

  if (process.env.NODE_ENV !== 'production') {
    warnInvalidDate('PromotionBanner', 'until', until);
    if (typeof text === 'function' && !until && !sample) reportFalseDate();
  }

  // Only a sample ends today every day (HONEST-01).
  const words =
    typeof text === 'string' ? text : until || sample ? text(formatShortDate(until ?? new Date(at))) : '';
  if (at >= endsAt || !words) return null;

  return (
    <aside aria-label={messages.promotion} {...props} className={cx(styles.root, className)}>
      <p className={styles.words}>
        {sample && (
          <Badge tone="caution" size="small">
            {messages.sample}
          </Badge>
        )}{' '}
        <span>{words}</span>{' '}
        {link && (
          <Anchor href={link.href} className={styles.link}>
            {link.label}
          </Anchor>
        )}
      </p>
      {onDismiss && (
        <button type="button" aria-label={messages.dismiss} onClick={onDismiss} className={styles.dismiss}>
          <X className={styles.glyph} aria-hidden />
        </button>
      )}
    </aside>
  );
}

function reportFalseDate() {
  warnDev(
    'PromotionBanner would call today the last day of an offer without an end.',
    'That is untrue every day but one, so nothing is shown.',
    'Pass `until` with the true end, or `sample` with demonstration data.',
  );
}
