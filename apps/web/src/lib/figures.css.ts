import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** Two in a row on phones: four figures should not push the list out of sight. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' },
  },
});

/** An odd one out at the end has the row to itself. */
export const figure = style({
  selectors: {
    // A name on two lines leaves its figure beside the others'.
    '&&': { alignContent: 'space-between' },
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
  '@media': { [from('phone')]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } } },
});
