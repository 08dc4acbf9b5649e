import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import * as styles from './prose.css.ts';

export interface ProseProps extends ComponentProps<'div'> {
  /** `small` in a card, where it supports a title. */
  size?: 'medium' | 'small' | undefined;
}

/** Running text as plain elements: paragraphs, lists, links and titles, in lines of at most 70 characters. */
export function Prose({ size = 'medium', className, ...props }: ProseProps) {
  return <div {...props} className={cx(styles.base, size === 'small' && styles.small, className)} />;
}
