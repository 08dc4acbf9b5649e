import { cva } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

import type { Space } from '../styles/tokens.ts';

import * as styles from './stack.css.ts';

const stack = cva(styles.base, {
  variants: {
    direction: styles.direction,
    gap: styles.gap,
    align: styles.align,
    justify: styles.justify,
    wrap: styles.wrap,
  },
  defaultVariants: { direction: 'column', gap: 'medium' },
});

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The element, where the things are a list, a section or a form's part. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'nav';
  direction?: 'column' | 'row';
  /** Step of the space scale between neighbours. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Lets a row break where it does not fit. */
  wrap?: boolean;
}

/** Things one after another with one distance between them. */
export function Stack({
  as: Element = 'div',
  direction,
  gap,
  align,
  justify,
  wrap,
  className,
  ...props
}: StackProps) {
  return <Element {...props} className={stack({ direction, gap, align, justify, wrap, className })} />;
}
