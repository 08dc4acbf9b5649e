import type { ComponentProps, ReactNode } from 'react';

import { cx } from '../internal/cx.ts';

import * as styles from './description-list.css.ts';

export interface DescriptionItem {
  term: string;
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
}

/** Facts with their names: side by side where there is room, one below the other on phones. */
export function DescriptionList({ items, className, ...props }: DescriptionListProps) {
  return (
    <dl {...props} className={cx(styles.base, className)}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
