import type { HTMLAttributes, Ref } from 'react';

import * as space from '../internal/space.css.ts';
import { variants } from '../internal/variants.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './stack.css.ts';

const stack = variants(styles.base, {
  variants: {
    direction: styles.direction,
    gap: space.gap,
    align: space.align,
    justify: space.justify,
    wrap: styles.wrap,
    width: styles.width,
  },
  defaultVariants: { direction: 'column', gap: 'medium' },
});

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement> | undefined;
  /** The element, where the things are a list, a section or a form's part. */
  as?:
    | 'div'
    | 'span'
    | 'section'
    | 'article'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'header'
    | 'footer'
    | 'nav'
    | undefined;
  /** Which way its parts follow each other. */
  direction?: 'column' | 'row' | undefined;
  /** Step of the space scale between neighbours. */
  gap?: Space | undefined;
  /** How its parts line up across the direction; stretched by default. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** How they share free room along the direction; at its start by default. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Lets a row break where it does not fit. */
  wrap?: boolean | undefined;
  /** All of a row's width; at most one column of a form (480 px), or a line of running text (70 characters). */
  width?: 'full' | 'form' | 'measure' | undefined;
}

/** Things one after another with one distance between them. */
export function Stack({
  as: Element = 'div',
  direction,
  gap,
  align,
  justify,
  wrap,
  width,
  className,
  ...props
}: StackProps) {
  return (
    <Element
      {...(props as object)}
      className={stack({ direction, gap, align, justify, wrap, width, className })}
    />
  );
}
