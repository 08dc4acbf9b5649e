import { cx } from 'class-variance-authority';
import type { HTMLAttributes, Ref } from 'react';

import * as styles from './stat-row.css.ts';

export interface StatRowProps extends HTMLAttributes<HTMLElement> {
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement> | undefined;
  /** `ul` with each figure in a `li`, where they lead somewhere. */
  as?: 'div' | 'section' | 'ul' | undefined;
  /**
   * How many beside each other on wide windows: a number, as many as fit, or `many` for seven or eight, in two rows.
   */
  columns?: keyof typeof styles.columns | undefined;
}

/** Figures beside each other, each a `StatCard`: two in a row on phones. */
export function StatRow({ as: Element = 'div', columns = 'fit', className, ...props }: StatRowProps) {
  return <Element {...(props as object)} className={cx(styles.base, styles.columns[columns], className)} />;
}
