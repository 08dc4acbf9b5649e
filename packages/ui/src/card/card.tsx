import { cva } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

import * as styles from './card.css.ts';

const card = cva(styles.base, {
  variants: { level: styles.level, padding: styles.padding },
  defaultVariants: { level: 'rest', padding: 'medium' },
});

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** At rest it has a hairline and no shadow; `raised` is for what floats over the page. */
  level?: 'rest' | 'sunken' | 'raised';
  padding?: 'none' | 'medium' | 'large' | 'xlarge';
}

/** A surface that holds things which belong together. */
export function Card({ as: Element = 'div', level, padding, className, ...props }: CardProps) {
  return <Element {...props} className={card({ level, padding, className })} />;
}
