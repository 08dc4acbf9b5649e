import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/**
 * On phones what it is and the ways to it come first: both are in the first picture. Beside large
 * letters the picture gives way.
 */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'min(7em, 36%) minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "ways ways" "figures figures"',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'min(16em, 36%) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture name" "picture figures" "ways ways"',
      columnGap: vars.space.large,
    },
    [from('desktop')]: {
      gridTemplateColumns: 'min(20em, 36%) minmax(0, 1fr) minmax(0, 1fr)',
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
