import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import { warnInvalidNumber } from '../internal/warn-dev.ts';

import * as styles from './skeleton.css.ts';

const skeleton = variants(styles.base, {
  variants: { shape: styles.shape },
  defaultVariants: { shape: 'line' },
});

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `line` is as high as the text around it; `block` fills its parent. */
  shape?: 'line' | 'block' | 'circle' | undefined;
  /**
   * Share of the parent's width, 0 to 1 in steps of 0.05: a class, since a strict content policy forbids styles in a
   * page.
   */
  length?: number | undefined;
}

/**
 * The place of something that is on its way, in its exact shape. Hidden from screen readers: the region says
 * 'Carregando'.
 */
export function Skeleton({ shape, length, className, ...props }: SkeletonProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnInvalidNumber('Skeleton', 'length', length, 0);
  }
  const width = length !== undefined && length >= 0 && styles.length[Math.round(Math.min(length, 1) * 20)];
  return <span aria-hidden {...props} className={skeleton({ shape, className: cx(width, className) })} />;
}
