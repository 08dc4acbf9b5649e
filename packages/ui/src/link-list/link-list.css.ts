import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  overflow: 'hidden',
  // In a row too, where a container has no width of its own.
  width: '100%',
  containerType: 'inline-size',
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.touch,
  paddingInline: vars.density.cardPadding,
  // A label of two lines keeps its distance from the hairlines.
  paddingBlock: vars.space.small,
  lineHeight: vars.leading.snug,
  // A long word stays whole between the icons.
  fontSize: `min(${vars.text.small}, 9cqi)`,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  selectors: { 'li + li > &': { borderBlockStart: `${vars.line.thin} solid ${vars.color.border}` } },
  '@media': { [canHover]: { ':hover': { background: vars.color.surfaceHover } } },
});

export const icon = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.textMuted,
});

export const arrow = style([icon, { marginInlineStart: 'auto' }]);
