import { globalLayer } from '@vanilla-extract/css';

/** The only layer: whatever a component says wins over it without a fight of selectors. */
export const reset = globalLayer('reset');
