import { cx } from 'class-variance-authority';
import type { ComponentProps, ElementType, HTMLAttributes, Ref } from 'react';

import { AsChild } from '../internal/as-child.tsx';
import { fillItem } from '../internal/fill-item.css.ts';
import { variants } from '../internal/variants.ts';
import { warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './card.css.ts';

const card = variants([styles.base, fillItem, styles.column], {
  variants: { elevation: styles.level, padding: styles.padding },
  defaultVariants: { elevation: 'rest', padding: 'medium' },
});

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement> | undefined;
  /** The element; `div` by default. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Its one child is the card: a router's link. */
  asChild?: boolean | undefined;
  /** At rest it has a hairline and no shadow; `raised` is for what floats over the page. */
  elevation?: 'rest' | 'sunken' | 'raised' | undefined;
  /** The room between its edge and what stands in it. */
  padding?: 'none' | 'medium' | 'large' | 'xlarge' | undefined;
  /** @deprecated It is called `elevation`. */
  level?: 'rest' | 'sunken' | 'raised' | undefined;
}

/**
 * A surface that holds things which belong together. In the items of a `Grid` cards of a row are equally high, and a
 * `CardFooter` stands at the bottom of each. Of more than thirty in a list the later ones are laid out as they come
 * near.
 */
export function Card({
  as = 'div',
  asChild = false,
  level,
  elevation = level,
  padding,
  className,
  ...props
}: CardProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('Card', { level }, 'elevation');
  const Element: ElementType = asChild ? AsChild : as;
  return <Element {...props} className={card({ elevation, padding, className })} />;
}

/** What can be done with a card, right in the `Card`, after all else: at its bottom however high its neighbours are. */
export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.footer, className)} />;
}
