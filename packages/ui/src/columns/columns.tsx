import type { HTMLAttributes, Ref } from 'react';

import * as space from '../internal/space.css.ts';
import { variants } from '../internal/variants.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './columns.css.ts';

const columns = variants(styles.base, {
  variants: { sizes: styles.sizes, gap: space.gap, columnGap: space.columnGap, align: space.align },
  defaultVariants: { gap: 'large' },
});

export interface ColumnsProps extends HTMLAttributes<HTMLElement> {
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement> | undefined;
  /** The element; `div` by default. */
  as?: 'div' | 'section' | undefined;
  /**
   * How wide the two are, in their order: a column of fixed width and the rest, or two shares. `rest-auto` and
   * `wide-narrow` stand beside each other from tablets up, the others from desktops up.
   */
  sizes: keyof typeof styles.sizes;
  /** Step of the space scale between the two; `large` (24 px) by default. */
  gap?: Space | undefined;
  /** Between the two where they stand beside each other, if that is not the gap itself. */
  columnGap?: keyof typeof space.columnGap | undefined;
  /** How the two line up in height, where they stand beside each other; equally high by default. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
}

/** Two unlike parts: beside each other where there is room, else one below the other. Equal things are a `Grid`. */
export function Columns({
  as: Element = 'div',
  sizes,
  gap,
  columnGap,
  align,
  className,
  ...props
}: ColumnsProps) {
  return <Element {...(props as object)} className={columns({ sizes, gap, columnGap, align, className })} />;
}
