import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { Heading } from '../heading/heading.tsx';
import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { Text } from '../text/text.tsx';

import * as styles from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What happened, in one sentence. */
  title: string;
  /** Below the title: why it is so, or what would change it. */
  description?: string | undefined;
  /** The one thing to do next. */
  action?: ReactNode;
  /** The title's place in the page's outline; 2 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Another drawing, in lines of 120 by 72. */
  drawing?: ReactNode;
  /** @deprecated It is called `headingLevel`. */
  level?: 1 | 2 | 3 | undefined;
}

/** In place of what is not there: why, and what to do. */
export function EmptyState({
  title,
  description,
  action,
  level,
  headingLevel = level ?? 2,
  drawing = <Street />,
  className,
  ...props
}: EmptyStateProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('EmptyState', title, 'title');
    warnRenamed('EmptyState', { level }, 'headingLevel');
  }
  return (
    <div {...props} className={cx(styles.base, className)}>
      <svg viewBox="0 0 120 72" aria-hidden className={styles.drawing}>
        {drawing}
      </svg>
      {title && (
        <Heading headingLevel={headingLevel} size="medium">
          {title}
        </Heading>
      )}
      {description && (
        <Text color="muted" className={styles.description}>
          {description}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** A street with a plot to let between two houses. */
function Street() {
  return (
    <>
      <path className={styles.soft} d="M14 38 30 25l16 13v22H14zM74 38l16-13 16 13v22H74z" />
      <path d="M2 60h116M10 41l20-16 20 16M14 38v22m32-22v22M26 60V48h8v12M70 41l20-16 20 16M74 38v22m32-22v22M86 60V48h8v12" />
      <path className={styles.accent} strokeDasharray="3 4" d="M54 60V44l6-5 6 5v16" />
      <circle className={styles.accent} cx="60" cy="20" r="8" />
      <path className={styles.accent} d="m66 26 6 6" />
    </>
  );
}
