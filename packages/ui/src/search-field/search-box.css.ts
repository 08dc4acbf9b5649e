import { frame } from '../field/field.css.ts';
import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const box = style([frame, { color: vars.color.textMuted }]);

export const icon = style({
  flexShrink: 0,
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
  marginInlineStart: vars.space.small,
});

export const input = style({ color: vars.color.text });

export const spinner = style({ marginInlineEnd: vars.space.small });

export const clear = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  alignSelf: 'stretch',
  width: vars.density.control,
  borderRadius: vars.radius.medium,
  outlineOffset: `calc(-1 * ${vars.space.xxsmall})`,
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});

export const clearIcon = style({ width: vars.size.icon, height: vars.size.icon });
