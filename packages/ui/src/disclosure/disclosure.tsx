import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { useControlled } from '../internal/use-controlled.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './disclosure.css.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** On the row that opens and closes it. */
  title: string;
  /** Where its owner keeps it. */
  open?: boolean | undefined;
  /** Open at first; afterwards the reader decides. */
  defaultOpen?: boolean | undefined;
  /** Called with whether it is open after each change. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Beside the title, seen open and closed: how many are chosen within. */
  badge?: ReactNode;
  /** On paper, where nothing can be pressed, it stands open. */
  openOnPaper?: boolean | undefined;
}

/**
 * A part that opens and closes: the native `details`, which also works without scripts and is found by find-in-page.
 */
export function Disclosure({
  title,
  open: given,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  badge,
  openOnPaper = false,
  className,
  children,
  ...props
}: DisclosureProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Disclosure', title, 'title');
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  return (
    <details
      {...props}
      open={open}
      onToggle={(event) => {
        onToggle?.(event);
        const { open: next } = event.currentTarget;
        if (next === open) return;
        // The browser has opened it already; an owner that keeps it closed has the last word.
        if (given !== undefined) event.currentTarget.open = given;
        setOpen(next);
      }}
      className={cx(styles.root, openOnPaper && styles.onPaper, className)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {badge}
        <ChevronDown className={styles.chevron} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
