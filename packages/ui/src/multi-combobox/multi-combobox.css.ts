import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.xsmall } },
});
