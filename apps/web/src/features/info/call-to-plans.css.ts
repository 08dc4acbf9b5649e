import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const call = style({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'start',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.xlarge,
    },
  },
});
