import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { hidden } from '../internal/visually-hidden.css.ts';

import * as styles from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Hidden below this width alone, where an icon has to do for the eye. */
  below?: 'tablet' | undefined;
}

/** Read aloud, not seen: what the eye takes from the layout. */
export function VisuallyHidden({ below, className, ...props }: VisuallyHiddenProps) {
  return <span {...props} className={cx(hidden, below && styles.below[below], className)} />;
}
