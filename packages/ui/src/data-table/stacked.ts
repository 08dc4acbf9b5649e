import type { CSSProperties } from '@vanilla-extract/css';

import { breakpoint } from '../styles/tokens.ts';
import { stacking } from './stacking.css.ts';

export const narrow = `data-table (max-width: ${breakpoint.phone}px)`;

/** In widths of a letter. */
export const narrowest = 'data-table (max-width: 12em)';

/** A rule for where rows are blocks. */
export const stacked = (rule: CSSProperties) => ({
  '@container': { [narrow]: { selectors: { [`${stacking} &`]: rule } } },
});
