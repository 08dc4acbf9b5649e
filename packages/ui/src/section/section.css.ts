import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  // A link to it stops below the header.
  scrollMarginBlockStart: vars.space.large,
  breakInside: 'avoid',
});

export const head = style({ display: 'grid', gap: vars.space.xsmall });

export const lead = style({ textWrap: 'pretty' });
