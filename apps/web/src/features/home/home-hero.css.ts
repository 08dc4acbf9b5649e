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

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.xlarge,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.xsmall,
});

export const plan = style({ color: vars.color.textMuted, fontSize: vars.text.small });
