import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import * as styles from './live-region.css.ts';

export interface LiveRegionProps extends ComponentProps<'div'> {
  /** `status` waits until the reader has finished its sentence; `alert` breaks in: for what went wrong. */
  role?: 'status' | 'alert' | undefined;
}

/** A place whose words are read aloud when they come. It stands on the page before them, and empty it takes no room. */
export function LiveRegion({ role = 'status', className, ...props }: LiveRegionProps) {
  return <div {...props} role={role} className={cx(styles.root, className)} />;
}
