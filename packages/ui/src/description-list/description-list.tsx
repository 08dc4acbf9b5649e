import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './description-list.css.ts';

export interface DescriptionItem {
  /** For links to it. */
  id?: string | undefined;
  /** The fact's name. */
  term: string;
  /** The fact; without one the list says that it is not known. */
  description: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, in this order; without any nothing is rendered. */
  items: readonly DescriptionItem[];
  /**
   * Facts in rows; in a `grid` where there are many short ones; words with their meaning; or points, two beside each
   * other.
   */
  layout?: 'facts' | 'grid' | 'glossary' | 'points' | undefined;
}

/** Facts with their names: side by side where there is room, one below the other on phones. */
export function DescriptionList({ items = [], layout = 'facts', className, ...props }: DescriptionListProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('DescriptionList', 'items', items);
    for (const { term } of items) warnMissingLabel('DescriptionList', term, 'term');
  }
  const { unknown } = useMessages();
  if (items.length === 0) return null;
  return (
    <dl {...props} className={cx(styles.base[layout], className)}>
      {items.map(({ id, term, description }, at) => (
        <div key={`${at} ${term}`} id={id} className={styles.item[layout]}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd className={styles.description[layout]}>{description || unknown}</dd>
        </div>
      ))}
    </dl>
  );
}
