import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const facade = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: vars.radius.large,
});

export const frame = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  objectFit: 'cover',
});

export const play = style({
  position: 'absolute',
  insetBlockEnd: vars.space.medium,
  insetInlineStart: vars.space.medium,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.touch,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onSolid,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
});

export const icon = style({ width: vars.size.icon, height: vars.size.icon });
