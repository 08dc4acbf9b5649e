import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnEmptyItems } from '../internal/warn-dev.ts';

import * as styles from './stat-line.css.ts';

export interface StatLineItem {
  /** As it is read: '32.547'. */
  value: string;
  /** After the value: 'imóveis'; unique in its list. */
  label: string;
}

export interface StatLineProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The figures, in this order; without any nothing is rendered. */
  items: readonly StatLineItem[];
}

/** A few real figures in one quiet line: '32.547 imóveis  1.330 cidades'. */
export function StatLine({ items = [], className, ...props }: StatLineProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('StatLine', 'items', items);
  if (items.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.base, className)}>
      {items.map(({ value, label }) => (
        <li key={label}>
          <strong className={styles.value}>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
