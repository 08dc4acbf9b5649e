import { canHover, from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({ borderBlockStart: `1px solid ${vars.color.border}` });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xsmall} ${vars.space.xlarge}`,
  paddingBlock: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: `${vars.width.sideMenu} minmax(0, 1fr)`,
      alignItems: 'baseline',
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.xsmall, maxWidth: vars.measure });

export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [canHover]: { selectors: { [`${entry}:hover &`]: { color: vars.color.accentText } } } },
});
