import { from, vars, width } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: vars.space.large });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  marginBlockStart: vars.space.large,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: `${width.filter}px minmax(0, 1fr)`, alignItems: 'start' },
  },
});
