import { cva } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

import { columnGap as columnGaps, gap as gaps } from '../internal/space.css.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './columns.css.ts';

const columns = cva(styles.base, {
  variants: {
    sizes: styles.sizes,
    from: styles.from,
    gap: gaps,
    columnGap: columnGaps,
    align: styles.align,
  },
  defaultVariants: { from: 'desktop', gap: 'large' },
});

export interface ColumnsProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'form';
  /** How wide the two are, in their order: a column of fixed width and the rest, or two shares. */
  sizes: keyof typeof styles.sizes;
  /** From which width of the window they stand beside each other; below it one follows the other. */
  from?: 'always' | 'phone' | 'tablet' | 'desktop';
  gap?: Space;
  /** Between the two where they stand beside each other, if that is not the gap itself. */
  columnGap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
}

/** Two unlike parts: beside each other where there is room, else one below the other. Equal things are a `Grid`. */
export function Columns({
  as: Element = 'div',
  sizes,
  from,
  gap,
  columnGap,
  align,
  className,
  ...props
}: ColumnsProps) {
  return <Element {...props} className={columns({ sizes, from, gap, columnGap, align, className })} />;
}
