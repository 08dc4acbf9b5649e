import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { Anchor } from '../internal/link-anchor.tsx';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { shellTexts } from '../messages/pt-br-shell.ts';

import * as styles from './breadcrumb.css.ts';

export interface BreadcrumbItem {
  /** The page's name. */
  label: string;
  /** None for the page that is shown, which is the last. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From the home page to the one shown. */
  items: readonly BreadcrumbItem[];
}

/** Where the page stands, and the way up. */
export function Breadcrumb({ items = [], className, ...props }: BreadcrumbProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnEmptyItems('Breadcrumb', 'items', items);
    for (const { label } of items) warnMissingLabel('Breadcrumb', label, 'items label');
  }
  const { breadcrumb } = useMessages(shellTexts);
  if (items.length === 0) return null;
  return (
    <nav aria-label={breadcrumb} {...props} className={cx(styles.base, className)}>
      <ol>
        {items.map(({ label, href }, at) => {
          const current = at === items.length - 1 && { 'aria-current': 'page' as const };
          return (
            <li key={`${href} ${label}`} className={styles.item}>
              {href ? (
                <Anchor href={href} {...current} className={styles.link}>
                  {label}
                </Anchor>
              ) : (
                <span {...current} className={styles.text}>
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
