import { style } from '@vanilla-extract/css';

/** An address has no place to break at, however large the letters. */
export const address = style({ overflowWrap: 'anywhere' });
