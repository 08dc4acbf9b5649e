import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const root = style({
  minWidth: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
});

export const head = style({ display: 'flex', gap: vars.space.small });

export const icon = style({
  flexShrink: 0,
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
  color: vars.color.textMuted,
});

export const figure = style({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.text.xxlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const text = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});
