import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './description-list.css.ts';

export interface DescriptionItem {
  term: string;
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
}

/** Facts with their names: side by side where there is room, one below the other on phones. */
export function DescriptionList({ items = [], className, ...props }: DescriptionListProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('DescriptionList', 'items', items);
    for (const { term } of items) warnMissingLabel('DescriptionList', term, 'term');
  }
  const { unknown } = useMessages();
  if (items.length === 0) return null;
  return (
    <dl {...props} className={cx(styles.base, className)}>
      {items.map(({ term, description }, at) => (
        <div key={`${at} ${term}`} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description || unknown}</dd>
        </div>
      ))}
    </dl>
  );
}
