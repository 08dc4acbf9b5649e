import { from, vars, width } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlockEnd: vars.space.xxlarge,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `${width.sideMenu}px minmax(0, 1fr)`,
      gap: vars.space.xxlarge,
      alignItems: 'start',
      paddingBlockStart: vars.space.xlarge,
    },
  },
});

export const screen = style({ minWidth: 0 });
