import { type ComponentProps, memo } from 'react';

import { variants } from '../internal/variants.ts';
import * as styles from './badge.css.ts';

const badge = variants(styles.base, {
  variants: { tone: styles.tone, size: styles.size },
  defaultVariants: { tone: 'neutral', size: 'medium' },
});

/** What a badge can mean. */
export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info';

/** The auctions' own colours: `PhaseBadge`, `StatusBadge` and `DiscountBadge` know which. */
export type BadgeColor = Exclude<keyof typeof styles.tone, BadgeTone>;

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** What the badge means, never how it looks. */
  tone?: BadgeTone | undefined;
  /** In place of a tone. */
  color?: BadgeColor | undefined;
  /** The room around its words; the letters of `large` are larger too. `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A short, non-interactive fact about its neighbour: a phase, a type, a discount. */
export const Badge = memo(function Badge({ tone, color, size, className, ...props }: BadgeProps) {
  return <span {...props} className={badge({ tone: color ?? tone, size, className })} />;
});
