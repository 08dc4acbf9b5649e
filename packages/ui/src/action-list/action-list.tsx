import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { warnEmptyItems } from '../internal/warn-dev.ts';

import * as styles from './action-list.css.ts';

export interface ActionListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The rows, in this order; without any nothing is rendered. */
  items: readonly {
    /** The first line; unique in its list. */
    title: string;
    /** The second, quieter line. */
    text: string;
    /** One small button, whose name says of which item it is. */
    action: ReactNode;
  }[];
}

/** Things one below the other with one thing to do for each. */
export function ActionList({ items = [], className, ...props }: ActionListProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('ActionList', 'items', items);
  if (items.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ title, text, action }) => (
        <li key={title} className={styles.row}>
          <span className={styles.words}>
            <span>{title}</span>
            <span className={styles.text}>{text}</span>
          </span>
          {action}
        </li>
      ))}
    </ul>
  );
}
