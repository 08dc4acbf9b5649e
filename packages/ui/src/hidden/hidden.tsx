import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import * as styles from './hidden.css.ts';

export interface HiddenProps extends ComponentProps<'div'> {
  /** On windows narrower than this. */
  below?: 'tablet' | 'desktop' | undefined;
  /** On windows this wide or wider. */
  above?: 'tablet' | 'desktop' | undefined;
  /** When the page is printed. */
  onPaper?: boolean | undefined;
}

/** Hidden from everybody under a condition: a window's width, or paper. For screen readers only: `VisuallyHidden`. */
export function Hidden({ below, above, onPaper = false, className, ...props }: HiddenProps) {
  return (
    <div
      {...props}
      className={cx(
        styles.base,
        below && styles.below[below],
        above && styles.above[above],
        onPaper && styles.onPaper,
        className,
      )}
    />
  );
}
