import { cx } from 'class-variance-authority';
import type { ComponentProps, ComponentType } from 'react';

import { warnEmptyItems } from '../internal/warn-dev.ts';

import * as styles from './icon-list.css.ts';

export interface IconListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly {
    icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
    title: string;
    text: string;
  }[];
}

/** Points with a sign each: a title and a sentence. */
export function IconList({ items = [], className, ...props }: IconListProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('IconList', 'items', items);
  if (items.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title} className={styles.item}>
          <span className={styles.disc}>
            <Icon className={styles.icon} aria-hidden />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
