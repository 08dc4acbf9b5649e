import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import * as styles from './filter-bar.css.ts';

export interface FilterBarProps extends ComponentProps<'div'> {
  /** The fields themselves. */
  fields: ReactNode;
  /** One field; a search with a narrow select after it; or as many equal fields as fit. */
  layout?: keyof typeof styles.layout | undefined;
  /** Below the fields: chips to press, the way of showing. */
  children?: ReactNode;
}

/** What a list is narrowed by, above it. Give it a label where a page has several. */
export function FilterBar({ fields, layout = 'equal', className, children, ...props }: FilterBarProps) {
  return (
    <div role="search" {...props} className={cx(styles.root, className)}>
      <div className={styles.layout[layout]}>{fields}</div>
      {children}
    </div>
  );
}
