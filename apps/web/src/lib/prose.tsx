import type { ComponentProps } from 'react';

import * as styles from './prose.css.ts';

/** Running text: paragraphs, lists, links and titles in a line of at most 70 characters. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={className ? `${styles.prose} ${className}` : styles.prose} />;
}
