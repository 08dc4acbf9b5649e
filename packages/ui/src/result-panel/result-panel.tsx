import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { Hidden } from '../hidden/hidden.tsx';
import { Inline } from '../inline/inline.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

import * as styles from './result-panel.css.ts';

export interface ResultPanelProps extends ComponentProps<'section'> {
  /** The panel's name, not seen: 'Resultado'. */
  label: string;
  /** The first is the answer; those after it are read with it. A value is null as long as something is missing. */
  figures: readonly { name: string; value: ReactNode; hint: ReactNode }[];
  /** The figures in a sentence, read aloud when it changes. */
  status: string;
  /** What can be done with the result; not on paper. */
  actions?: ReactNode;
}

/** What comes of a form, beside it: a few figures that stay in view, and below them what they are made of. */
export function ResultPanel({
  label,
  figures = [],
  status,
  actions,
  className,
  children,
  ...props
}: ResultPanelProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('ResultPanel', label);
  return (
    <section tabIndex={-1} {...props} aria-label={label} className={cx(styles.root, className)}>
      <dl className={styles.figures}>
        {figures.map(({ name, value, hint }, at) => (
          <div key={at} className={styles.item}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value ?? <span className={styles.missing}>—</span>}</dd>
            <dd className={styles.name}>{hint}</dd>
          </div>
        ))}
      </dl>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {actions && (
        <Hidden onPaper>
          <Inline gap="small" align="stretch">
            {actions}
          </Inline>
        </Hidden>
      )}
      {children}
    </section>
  );
}
