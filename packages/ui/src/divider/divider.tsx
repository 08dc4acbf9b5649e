import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import * as styles from './divider.css.ts';

const divider = variants(styles.base, { variants: { orientation: styles.orientation } });

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which way the line runs. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Between two ways to the same end: 'ou'. Only where it lies across. */
  children?: string | undefined;
}

/** A hairline where white space alone would not part two things. With a word it is read as that word. */
export function Divider({ orientation = 'horizontal', children, className, ...props }: DividerProps) {
  if (children && orientation === 'horizontal')
    return (
      <div {...props} className={cx(styles.base, styles.worded, className)}>
        {children}
      </div>
    );
  return (
    <div
      role="separator"
      {...(orientation === 'vertical' && { 'aria-orientation': 'vertical' })}
      {...props}
      className={divider({ orientation, className })}
    />
  );
}
