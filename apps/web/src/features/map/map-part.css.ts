import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xsmall });

/** As high as the map will be, so that nothing moves when it comes. */
export const frame = style({
  minHeight: '26rem',
  '@media': { [from('tablet')]: { minHeight: '38rem' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: vars.space.xlarge,
});
