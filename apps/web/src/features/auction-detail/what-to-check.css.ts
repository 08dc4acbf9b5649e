import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space.medium, breakInside: 'avoid' });

export const list = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gap: vars.space.small, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const item = style({
  paddingBlockStart: vars.space.small,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});

export const term = style({ fontWeight: vars.weight.semibold });

export const text = style({
  marginBlockStart: vars.space.xxsmall,
  fontSize: vars.text.small,
  color: vars.color.textMuted,
  lineHeight: vars.leading.reading,
});
