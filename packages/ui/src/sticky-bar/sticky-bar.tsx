import { cx } from 'class-variance-authority';
import { ArrowDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { Anchor } from '../internal/link-anchor.tsx';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './sticky-bar.css.ts';

export interface StickyBarProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The place on the page that says more. */
  href: string;
  /** One or two, each with its name and the amount as it is read. */
  figures: readonly { name: string; amount: string }[];
}

/**
 * Figures that stay in view at the bottom of a narrow window and lead to where they are explained. Set `--keyboard` on
 * it to lift it above a keyboard on the screen.
 */
export function StickyBar({ figures = [], className, ...props }: StickyBarProps) {
  if (process.env.NODE_ENV !== 'production') warnEmptyItems('StickyBar', 'figures', figures);
  if (figures.length === 0) return null;
  return (
    <Anchor {...props} data-sticky-bar="" className={cx(styles.root, className)}>
      {figures.map(({ name, amount }) => (
        <span key={name} className={styles.figure}>
          <span className={styles.name}>{name}</span> <strong className={styles.amount}>{amount}</strong>
        </span>
      ))}
      <ArrowDown aria-hidden className={styles.icon} />
    </Anchor>
  );
}

export interface StickyActionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the figure is. */
  label: string;
  /** As it is printed: 'R$ 186.400,00'. */
  amount: string;
  /** The one thing to do: a `Button` or a `ButtonLink`. */
  action: ReactNode;
}

/** The figure that a page is about and what is done with it, in view at the bottom of a narrow window. */
export function StickyAction({ label, amount, action, className, ...props }: StickyActionProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('StickyAction', label);
  return (
    <div {...props} data-sticky-bar="" className={cx(styles.root, styles.withAction, className)}>
      <p className={styles.single}>
        <span className={styles.singleName}>{label}</span>{' '}
        <strong className={styles.singleAmount}>{amount}</strong>
      </p>
      {action}
    </div>
  );
}
