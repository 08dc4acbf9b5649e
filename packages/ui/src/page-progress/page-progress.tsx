import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import * as styles from './page-progress.css.ts';

export interface PageProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** While the next page is on its way. */
  active: boolean;
}

/** A thin bar on top of the page once a navigation takes longer than 200 ms. Seen only: words stand elsewhere. */
export function PageProgress({ active, className, ...props }: PageProgressProps) {
  return (
    <div
      aria-hidden
      {...props}
      {...(active && { 'data-active': '' })}
      className={cx(styles.base, className)}
    />
  );
}
