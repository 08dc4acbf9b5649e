import { cva } from 'class-variance-authority';
import type { HTMLAttributes } from 'react';

import * as styles from './container.css.ts';

const container = cva(styles.base, { variants: { width: styles.width }, defaultVariants: { width: 'page' } });

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'section' | 'article';
  /** The page (1200 px), running text (70 characters) or one column of a form (480 px). */
  width?: 'page' | 'text' | 'form';
}

/** The page's width and its gutters: 16 px on phones, 24 px from tablets up. */
export function Container({ as: Element = 'div', width, className, ...props }: ContainerProps) {
  return <Element {...props} className={container({ width, className })} />;
}
