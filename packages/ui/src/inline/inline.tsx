import { cx } from 'class-variance-authority';
import type { ComponentProps, HTMLAttributes, Ref } from 'react';

import * as space from '../internal/space.css.ts';
import { variants } from '../internal/variants.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './inline.css.ts';

const inline = variants(styles.base, {
  variants: {
    gap: space.gap,
    rowGap: space.rowGap,
    align: space.align,
    justify: space.justify,
    wrap: styles.wrap,
    inset: styles.inset,
  },
  defaultVariants: { gap: 'xsmall', align: 'center', wrap: true },
});

export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement> | undefined;
  /** The element, where the things are a list, a paragraph or a navigation. */
  as?: 'div' | 'span' | 'p' | 'ul' | 'li' | 'nav' | 'header' | 'footer' | undefined;
  /** Step of the space scale between neighbours. */
  gap?: Space | undefined;
  /** Between the lines of a broken row, where it is not the gap itself. */
  rowGap?: keyof typeof space.rowGap | undefined;
  /** How things of unequal height line up; `center` by default. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** How they share the row's free width; at its start by default. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether the row breaks where it does not fit. */
  wrap?: boolean | undefined;
  /** Room at both ends, below something with round corners. */
  inset?: 'xxsmall' | undefined;
}

/** Things beside each other with one distance between them; what does not fit goes to the next line. */
export function Inline({
  as: Element = 'div',
  gap,
  rowGap,
  align,
  justify,
  wrap,
  inset,
  className,
  ...props
}: InlineProps) {
  return (
    <Element
      {...(props as object)}
      className={inline({ gap, rowGap, align, justify, wrap, inset, className })}
    />
  );
}

export interface InlineItemProps extends ComponentProps<'div'> {
  /**
   * A field that may take a line of its own (480 px at most), a select (144 to 224 px), a field (224 px), or what goes
   * to the row's end.
   */
  size: keyof typeof styles.item;
}

/** What grows with the row, in an `Inline`. */
export function InlineItem({ size, className, ...props }: InlineItemProps) {
  return <div {...props} className={cx(styles.item[size], className)} />;
}
