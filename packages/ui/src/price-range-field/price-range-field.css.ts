import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
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

/** Side by side while an amount of millions fits. */
export const end = style({ flex: '1 1 9em' });

export const error = style({ width: '100%' });
