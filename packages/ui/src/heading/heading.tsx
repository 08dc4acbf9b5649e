import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import * as styles from './heading.css.ts';

const heading = cva(styles.base, { variants: { size: styles.size } });

const usualSize = { 1: 'title', 2: 'large', 3: 'medium', 4: 'small' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the page's outline; no level is skipped. */
  level: 1 | 2 | 3 | 4;
  /** Its looks, where the outline and the weight on the page differ; the level's own by default. */
  size?: 'small' | 'medium' | 'large' | 'title' | 'hero';
}

/** A title in the page's outline. */
export function Heading({ level: asked, size, className, ...props }: HeadingProps) {
  const level = asked in usualSize ? asked : 2;
  const Element = `h${level}` as const;
  return <Element {...props} className={heading({ size: size ?? usualSize[level], className })} />;
}
