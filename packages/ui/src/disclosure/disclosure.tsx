import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  title: string;
  /** Open at first; afterwards the reader decides. */
  defaultOpen?: boolean | undefined;
  /** Beside the title, seen open and closed: how many are chosen within. */
  badge?: ReactNode;
}

/**
 * A part that opens and closes: the native `details`, which also works without scripts and is found by find-in-page.
 */
export function Disclosure({
  title,
  defaultOpen = false,
  badge,
  className,
  children,
  ...props
}: DisclosureProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Disclosure', title, 'title');
  const [open] = useState(defaultOpen);
  return (
    <details {...props} open={open} className={cx(styles.root, className)}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {badge}
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
