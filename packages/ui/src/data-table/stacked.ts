import type { CSSProperties } from '@vanilla-extract/css';

import { breakpoint } from '../styles/tokens.ts';
import { stacking } from './stacking.css.ts';

export const narrow = `data-table (max-width: ${breakpoint.phone}px)`;

/** A rule for where rows are blocks. */
export const stacked = (rule: CSSProperties) => ({
  '@container': { [narrow]: { selectors: { [`${stacking} &`]: rule } } },
});
