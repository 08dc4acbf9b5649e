import { style } from '../styles/layered.ts';

/** In a list whose items are equally high, as in a `Grid`, a card is as high as its item. */
export const fillItem = style({ selectors: { ':is(ul, ol) > li > &:only-child': { height: '100%' } } });
