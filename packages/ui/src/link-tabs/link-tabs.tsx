import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { Anchor } from '../internal/link-anchor.tsx';
import { warnEmptyItems, warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './link-tabs.css.ts';

export interface LinkTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The navigation's name, not seen: 'Oportunidades'. */
  label: string;
  /** The views with their addresses, in this order; without any nothing is rendered. */
  items?: readonly { label: string; href: string }[] | undefined;
  /** The address of the shown one. */
  current: string;
  /** @deprecated It is called `items`. */
  tabs?: LinkTabsProps['items'];
}

/** Views of one thing that each have an address: links that look like tabs. Views of one address are `Tabs`. */
export function LinkTabs({ label, tabs, items = tabs ?? [], current, className, ...props }: LinkTabsProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('LinkTabs', { tabs }, 'items');
    warnEmptyItems('LinkTabs', 'items', items);
  }
  if (items.length === 0) return null;
  return (
    <nav {...props} aria-label={label} className={cx(styles.root, className)}>
      {items.map(({ label: name, href }) => (
        <Anchor
          key={href}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          className={styles.tab}
        >
          {name}
        </Anchor>
      ))}
    </nav>
  );
}
