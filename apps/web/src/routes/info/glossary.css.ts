import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const terms = style({ borderBlockStart: `1px solid ${vars.color.border}` });

export const entry = style({
  display: 'grid',
  gap: `${vars.space.xxsmall} ${vars.space.xlarge}`,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  scrollMarginBlockStart: vars.space.vast,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: `${vars.width.filter} minmax(0, 1fr)`, alignItems: 'baseline' },
  },
  ':target': { background: vars.color.accentSoft },
});

export const term = style({ fontSize: vars.text.large, fontWeight: vars.weight.semibold });
export const meaning = style({ maxWidth: vars.measure, color: vars.color.textMuted });
