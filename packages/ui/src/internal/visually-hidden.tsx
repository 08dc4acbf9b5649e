import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import * as styles from './visually-hidden.css.ts';

/** Read aloud, not seen: what the eye takes from the layout. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx(styles.hidden, className)} />;
}
