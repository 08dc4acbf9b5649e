import { cx } from 'class-variance-authority';
import type { HTMLAttributes, Ref } from 'react';

import { gap as gaps } from '../internal/space.css.ts';
import { variants } from '../internal/variants.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './container.css.ts';

const container = variants(styles.base, {
  variants: {
    width: styles.width,
    gap: { ...gaps, sections: styles.sections },
    align: styles.align,
    above: styles.above,
    below: styles.below,
  },
  defaultVariants: { width: 'page' },
});

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement> | undefined;
  /** The element; `div` by default. */
  as?: 'div' | 'main' | 'section' | 'article' | undefined;
  /** The page (1200 px), running text (70 characters) or one column of a form (480 px). */
  width?: 'page' | 'text' | 'form' | undefined;
  /** Its parts stand one below the other, with this between them; `sections` is what a page has between its own. */
  gap?: Space | 'sections' | undefined;
  /** `center` for a page of one message. */
  align?: 'center' | undefined;
  /** Room above and below, where it is a page's whole content. */
  above?: keyof typeof styles.above | undefined;
  /** Room below alone. */
  below?: keyof typeof styles.below | undefined;
}

/** The page's width and its gutters: 16 px on phones, 24 px from tablets up. */
export function Container({
  as: Element = 'div',
  width,
  gap,
  align,
  above,
  below,
  className,
  ...props
}: ContainerProps) {
  return (
    <Element
      {...(props as object)}
      className={container({
        width,
        gap,
        align,
        above,
        below,
        className: cx(gap && styles.stacked, className),
      })}
    />
  );
}
