import { canHover, from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)' } },
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const links = style({
  overflow: 'hidden',
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
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
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

export const tip = style({
  display: 'grid',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.small,
});
