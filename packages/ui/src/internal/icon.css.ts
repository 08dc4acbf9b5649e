import { globalStyle, style } from '../styles/layered.ts';

/** Around an icon that came as an element: as large as one that came as a component. */
export const holder = style({ display: 'inline-flex' });

globalStyle(`${holder} > svg`, { width: '100%', height: '100%' });
