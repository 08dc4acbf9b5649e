import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { warnEmptyItems, warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './link-list.css.ts';

export interface LinkListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The links, in this order; without any nothing is rendered. */
  items?:
    | readonly {
        /** The words of the link. */
        label: string;
        /** Where it leads; unique in its list. */
        href: string;
        /** Before the label: an icon component, lucide's or one of the same shape, or an element of one. */
        icon?: Icon | undefined;
      }[]
    | undefined;
  /** @deprecated It is called `items`. */
  links?: LinkListProps['items'];
}

/** Ways to other screens, one below the other, each a finger high. Stand it in a `nav` with a name. */
export function LinkList({ links, items = links ?? [], className, ...props }: LinkListProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('LinkList', { links }, 'items');
    warnEmptyItems('LinkList', 'items', items);
  }
  if (items.length === 0) return null;
  return (
    <ul {...props} className={cx(styles.root, className)}>
      {items.map(({ label, href, icon }) => (
        <li key={href}>
          <Anchor href={href} className={styles.link}>
            {renderIcon(icon, styles.icon)}
            {label}
            <ChevronRight aria-hidden className={styles.arrow} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
