import { style } from '../styles/layered.ts';

/** It is there before its words and takes no room until then. */
export const root = style({ selectors: { '&:empty': { position: 'absolute' } } });
