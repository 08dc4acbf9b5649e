import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './stat-card.css.ts';

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** The figure, already printed: '1.234', 'R$ 86.400,00'. */
  value: ReactNode;
  /** Of when or of what it is. */
  hint?: ReactNode;
  /** A drawing beside the label; it says nothing of its own. */
  icon?: Icon | undefined;
  /** Where what is counted stands: the whole card leads there. */
  href?: string | undefined;
}

/** One figure that matters, with its name. */
export function StatCard({ label, value, hint, icon, href, className, ...props }: StatCardProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('StatCard', label);
  const { unknown } = useMessages();
  const content = (
    <>
      <p className={styles.label}>
        {renderIcon(icon, styles.icon)}
        {label}
      </p>
      <p className={cx(styles.value, href !== undefined && styles.leading)}>
        {value ?? unknown}
        {href !== undefined && <ChevronRight aria-hidden className={styles.arrow} />}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </>
  );
  const classes = cx(styles.root, href !== undefined && styles.link, className);
  if (href === undefined)
    return (
      <div {...props} className={classes}>
        {content}
      </div>
    );
  return (
    <Anchor {...(props as ComponentProps<'a'>)} href={href} className={classes}>
      {content}
    </Anchor>
  );
}
