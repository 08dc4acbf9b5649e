import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { warnEmptyItems } from '../internal/warn-dev.ts';

import * as styles from './icon-list.css.ts';

export interface IconListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The points, in this order; without any nothing is rendered. */
  items: readonly {
    /** An icon component, lucide's or one of the same shape, or an element of one. */
    icon: Icon;
    /** In a few words; unique in its list. */
    title: string;
    /** The sentence below the title. */
    text: string;
  }[];
}

/** Points with a sign each: a title and a sentence. */
export function IconList({ items = [], className, ...props }: IconListProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('IconList', 'items', items);
  if (items.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.item}>
          <span className={styles.disc}>{renderIcon(icon, styles.icon)}</span>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
