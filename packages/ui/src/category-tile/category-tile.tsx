import type { ComponentProps, ComponentType } from 'react';

import { cx } from '../internal/cx.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './category-tile.css.ts';

export interface CategoryTileProps extends Omit<ComponentProps<'a'>, 'children'> {
  label: string;
  /** How many properties there are now; null while that is not known, which says nothing rather than a guess. */
  count: number | null;
  href: string;
  /** An icon component, lucide's or one of the same shape. */
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

/** The way to one kind of property, with how many there are (HOME-05). */
export function CategoryTile({ label, count, icon: Icon, className, ...props }: CategoryTileProps) {
  const { properties } = useMessages();
  return (
    <a {...props} className={cx(styles.base, className)}>
      <span className={styles.disc}>
        <Icon aria-hidden className={styles.icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>{count !== null && properties(count)}</span>
      </span>
    </a>
  );
}
