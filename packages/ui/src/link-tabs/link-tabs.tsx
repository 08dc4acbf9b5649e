import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnEmptyItems } from '../internal/warn-dev.ts';

import * as styles from './link-tabs.css.ts';

export interface LinkTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string;
  tabs: readonly { label: string; href: string }[];
  /** The address of the shown one. */
  current: string;
}

/** Views of one thing that each have an address: links that look like tabs. Views of one address are `Tabs`. */
export function LinkTabs({ label, tabs = [], current, className, ...props }: LinkTabsProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('LinkTabs', 'tabs', tabs);
  if (tabs.length === 0) return null;
  return (
    <nav {...props} aria-label={label} className={cx(styles.root, className)}>
      {tabs.map(({ label: name, href }) => (
        <a key={href} href={href} aria-current={href === current ? 'page' : undefined} className={styles.tab}>
          {name}
        </a>
      ))}
    </nav>
  );
}
