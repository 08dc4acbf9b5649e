import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** On phones what it is and the ways to it come first: both are in the first picture. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '7em minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "ways ways" "figures figures"',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '16em minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture name" "picture figures" "ways ways"',
      columnGap: vars.space.large,
    },
    [from('desktop')]: {
      gridTemplateColumns: '20em minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"picture name ways" "picture figures ways"',
      columnGap: vars.space.xlarge,
    },
  },
});

export const picture = style({
  gridArea: 'picture',
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

export const name = style({ gridArea: 'name' });

export const ways = style({ gridArea: 'ways' });

export const figures = style({ gridArea: 'figures' });
