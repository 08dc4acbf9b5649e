import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const line = style({
  marginBlockStart: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
});

export const amount = style({
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  color: vars.color.text,
});
