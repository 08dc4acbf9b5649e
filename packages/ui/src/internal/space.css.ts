import { styleVariants } from '@vanilla-extract/css';

import { vars } from '../styles/theme.css.ts';

// Both ways first: one of the two, given beside it, wins.
export const gap = styleVariants(vars.space, (value) => ({ gap: value }));
export const rowGap = styleVariants(vars.space, (value) => ({ rowGap: value }));
export const columnGap = styleVariants(vars.space, (value) => ({ columnGap: value }));
