import { cva } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

import * as styles from './grid.css.ts';

const grid = cva(styles.base, {
  variants: { columns: styles.most, gap: styles.gap },
  defaultVariants: { columns: 3, gap: 'large' },
});

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The element: `ul` for a list of equal things. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** Columns at full width; fewer on tablets, one on phones. */
  columns?: 1 | 2 | 3 | 4;
  gap?: 'small' | 'medium' | 'large';
}

/** Equal columns that fold with the page: one on phones, two from 640 px, all from 1024 px. */
export function Grid({ as: Element = 'div', columns, gap, className, ...props }: GridProps) {
  return <Element {...props} className={grid({ columns, gap, className })} />;
}
