import { keyframes } from '@vanilla-extract/css';

import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.small})` } });

const edge = (side: string) => `calc(${vars.space.medium} + env(safe-area-inset-${side}))`;

export const place = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockEnd: edge('bottom'),
  insetInlineStart: edge('left'),
  // Beside the chat button, whose corner is the other one.
  maxWidth: `min(${vars.width.filter} + ${vars.space.vast}, 100vw - ${vars.space.vast} - ${vars.space.medium})`,
  pointerEvents: 'none',
  selectors: { ':root:has([data-consent-notice]) &': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const popup = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  paddingInline: `${vars.space.medium} ${vars.space.xxsmall}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.open} ${vars.easing}`,
  selectors: { '&[data-waiting]': { visibility: 'hidden', animation: 'none' } },
  '@media': { [forcedColors]: { border: `${vars.line.thin} solid CanvasText` } },
});

export const icon = style({
  flexShrink: 0,
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
  color: vars.color.textMuted,
});

export const words = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xsmall}`,
  minWidth: 0,
  paddingBlock: vars.space.xsmall,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

export const dismiss = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});

export const glyph = style({ width: vars.size.icon, height: vars.size.icon });
