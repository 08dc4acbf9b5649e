import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
