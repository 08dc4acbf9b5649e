import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { markBox, markPath } from './mark.ts';

import * as styles from './logo.css.ts';

export { markBox, markPath } from './mark.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What it says aloud; 'Martelo' by default, the way home where it is a link. */
  label?: string | undefined;
}

/** Mark and name, 32 px high (SHELL-13). Where the name does not fit beside the mark, the mark stands alone. */
export function Logo({ label = 'Martelo', className, ...props }: LogoProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Logo', label);
  return (
    <span {...props} className={cx(styles.base, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg viewBox={markBox} aria-hidden className={styles.mark}>
        <path d={markPath} />
      </svg>
      <span aria-hidden className={styles.name}>
        Martelo
      </span>
    </span>
  );
}
