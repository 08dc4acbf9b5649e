import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { transform: `translateY(calc(-100% - 2 * ${vars.space.medium}))` } },
});
