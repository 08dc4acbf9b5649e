import { from } from '../styles/breakpoints.ts';
import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  minWidth: 0,
  fontSize: vars.density.text,
  margin: 0,
  padding: 0,
  border: 0,
  // Amounts of millions fit side by side into the filter column; phones zoom into text under 16 px.
  '@media': { [from('desktop')]: { vars: { [vars.density.text]: vars.text.small } } },
});

/** Where it is narrow, an amount of millions takes a little of the space beside it, so that none is cut. */
globalStyle(`${root} input`, {
  '@media': { [from('desktop')]: { paddingInline: `min(${vars.space.small}, 6%)` } },
});

/** Side by side while an amount of millions fits. */
export const end = style({ flex: '1 1 9em' });

export const notes = style({ display: 'grid', gap: vars.space.xxsmall, width: '100%' });
