import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { chosen } from '../styles/forced-colors.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: '100%',
  minHeight: vars.size.chip,
  paddingInline: vars.space.small,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch },
    [canHover]: { selectors: { 'button&:hover': { background: vars.color.surfaceSunken } } },
    [forcedColors]: { selectors: { '&[aria-pressed="true"]': chosen } },
  },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accentText,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
});

/** Under a thumb the cross is as large as it must be, and its empty edge lies over the chip's own. */
export const removable = style({
  paddingInlineEnd: vars.space.xxsmall,
  '@media': { '(pointer: coarse)': { paddingInlineEnd: 0 } },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const remove = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.space.large,
  height: vars.space.large,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  '@media': {
    '(pointer: coarse)': {
      width: vars.size.touch,
      height: vars.size.touch,
      marginInlineStart: `calc(-1 * ${vars.space.small})`,
    },
    [canHover]: { ':hover': { background: vars.color.surfaceSunken, color: vars.color.text } },
  },
});

export const icon = styleVariants({
  remove: { width: vars.size.icon, height: vars.size.icon },
});
