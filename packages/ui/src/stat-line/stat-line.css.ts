import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.large}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
});

export const value = style({
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
