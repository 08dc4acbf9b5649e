import { cva, cx } from 'class-variance-authority';
import { type ComponentProps, memo } from 'react';

import * as styles from './badge.css.ts';

const badge = cva(styles.base, {
  variants: { tone: styles.tone, size: styles.size },
  defaultVariants: { size: 'medium' },
});

/** What a badge can mean. */
export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the badge means, never how it looks. */
  tone: BadgeTone;
  size?: 'small' | 'medium' | 'large';
}

/** A short, non-interactive fact about its neighbour: a phase, a type, a discount. */
export const Badge = memo(function Badge({ tone, size, className, ...props }: BadgeProps) {
  return <span {...props} className={cx(badge({ tone, size }), className)} />;
});
