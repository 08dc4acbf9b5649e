import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** As high as the map will be, so that nothing moves when it comes. */
export const frame = style({
  display: 'grid',
  alignItems: 'stretch',
  minHeight: '26em',
  '@media': {
    [from('tablet')]: { minHeight: '38em' },
    '(scripting: none)': { display: 'none' },
  },
});

export const foot = style({ minHeight: vars.space.xlarge });
