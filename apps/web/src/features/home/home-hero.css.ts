import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const hero = style({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // The header lies over the hero's top.
  paddingBlock: `calc(${vars.space.huge} + ${vars.space.xlarge}) ${vars.space.xxlarge}`,
  '@media': {
    [from('tablet')]: { paddingBlock: `calc(${vars.space.huge} + ${vars.space.huge}) ${vars.space.huge}` },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  maxWidth: '46rem',
});
