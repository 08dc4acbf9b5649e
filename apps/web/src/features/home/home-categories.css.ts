import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
