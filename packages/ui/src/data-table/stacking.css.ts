import { style } from '../styles/layered.ts';

/** Its rows become blocks where its own width, not the window's, leaves too little room for columns. */
export const stacking = style({ containerType: 'inline-size', containerName: 'data-table' });
