import { style } from '@vanilla-extract/css';

/** It is there before its words and takes no room until then. */
export const root = style({ selectors: { '&:empty': { position: 'absolute' } } });
