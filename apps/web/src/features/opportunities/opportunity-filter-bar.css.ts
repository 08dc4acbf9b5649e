import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { [from('phone')]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem' } },
});

export const toggles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const view = style({ marginInlineStart: 'auto' });
