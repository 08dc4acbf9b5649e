import { keyframes } from '@vanilla-extract/css';

import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxsmall}))` } });

export const menu = style({
  zIndex: vars.layer.popup,
  minWidth: vars.width.cardPicture,
  maxWidth: `min(${vars.width.filter} + ${vars.space.xxlarge}, 100vw - 2 * ${vars.space.xsmall})`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: vars.space.xxsmall,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  animation: `${appear} ${vars.motion.feedback} ${vars.easing}`,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.density.controlSmall,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: `calc(${vars.radius.large} - ${vars.space.xxsmall})`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: 'inherit',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  selectors: {
    // Radix moves the focus under the pointer: one highlight, never two.
    '&[data-highlighted]': { background: vars.color.surfaceSunken },
    '&[data-highlighted]:not(:focus-visible)': { outline: 'none' },
    '&[data-disabled]': { color: vars.color.textFaint, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch },
    [forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: `${vars.line.thick} solid Highlight` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const critical = style({
  color: vars.color.criticalText,
  selectors: { '&[data-highlighted]': { background: vars.color.criticalSoft } },
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const hint = style({ fontSize: vars.text.xsmall, color: vars.color.textMuted });

export const icon = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.textMuted,
  selectors: {
    [`${critical} > &`]: { color: 'inherit' },
    [`${item}[data-disabled] > &`]: { color: 'inherit' },
  },
});

export const mark = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

export const outside = style([icon, { width: vars.size.mark, height: vars.size.mark }]);

export const groupLabel = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xxsmall}`,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
});

export const separator = style({
  marginBlock: vars.space.xxsmall,
  marginInline: `calc(-1 * ${vars.space.xxsmall})`,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});
