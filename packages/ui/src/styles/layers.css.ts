import { globalLayer } from '@vanilla-extract/css';

const martelo = globalLayer('martelo');

// Their order is settled here, before any other sheet: every sheet of the package comes after this one. All of them
// are below what an app says outside of layers.
export const reset = globalLayer({ parent: martelo }, 'reset');
export const tokens = globalLayer({ parent: martelo }, 'tokens');
export const components = globalLayer({ parent: martelo }, 'components');
