import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { warnMissingLabel, warnInvalidNumber } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { contentTexts } from '../messages/pt-br-content.ts';

import * as styles from './category-tile.css.ts';

export interface CategoryTileProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The kind of property: 'Apartamentos'. */
  label: string;
  /** How many properties there are now; null while that is not known, which says nothing rather than a guess. */
  count: number | null;
  /** Where it leads: the list of that kind. */
  href: string;
  /** An icon component, lucide's or one of the same shape, or an element of one. */
  icon: Icon;
}

/** The way to one kind of property, with how many there are (HOME-05). */
export function CategoryTile({ label, count, icon, className, ...props }: CategoryTileProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('CategoryTile', label);
    warnInvalidNumber('CategoryTile', 'count', count, 0);
  }
  const { properties } = useMessages(contentTexts);
  const known = count !== null && count >= 0;
  return (
    <Anchor {...props} className={cx(styles.base, className)}>
      <span className={styles.disc}>{renderIcon(icon, styles.icon)}</span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>{known && properties(count)}</span>
      </span>
    </Anchor>
  );
}
