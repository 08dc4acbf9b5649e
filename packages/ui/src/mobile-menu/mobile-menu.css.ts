import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.space.xxlarge,
  marginInline: `calc(-1 * ${vars.space.small})`,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  '@media': { [canHover]: { ':hover': { background: vars.color.surfaceSunken } } },
  selectors: {
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.accentText },
  },
});
