import { cva } from 'class-variance-authority';
import type { ElementType, HTMLAttributes, Ref } from 'react';

import { AsChild } from '../internal/as-child.tsx';
import { warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './card.css.ts';

const card = cva(styles.base, {
  variants: { elevation: styles.level, padding: styles.padding },
  defaultVariants: { elevation: 'rest', padding: 'medium' },
});

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** Its one child is the card: a router's link. */
  asChild?: boolean | undefined;
  /** At rest it has a hairline and no shadow; `raised` is for what floats over the page. */
  elevation?: 'rest' | 'sunken' | 'raised' | undefined;
  padding?: 'none' | 'medium' | 'large' | 'xlarge' | undefined;
  /** @deprecated It is called `elevation`. */
  level?: 'rest' | 'sunken' | 'raised' | undefined;
}

/** A surface that holds things which belong together. */
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
