import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { toastTiming } from './toast-queue.ts';

export const base = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  width: `min(100%, ${vars.width.filter} + ${vars.width.filter} / 3)`,
  pointerEvents: 'none',
});

/** The account's menu and the heart can be reached while something is said. */
export const belowHeader = style({ marginBlockStart: vars.space.huge });

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  ':empty': { padding: 0 },
});

const leaving = `${toastTiming.exit}ms`;

export const toast = style({
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  pointerEvents: 'auto',
  transition: `opacity ${leaving} ${vars.easing}, transform ${leaving} ${vars.easing}`,
  selectors: {
    '&[data-stage="entering"], &[data-stage="leaving"]': {
      opacity: 0,
      transform: `translateX(${vars.space.large})`,
    },
  },
  '@media': { [forcedColors]: { border: `${vars.line.thin} solid CanvasText` } },
});

const glyphSize = { flexShrink: 0, width: vars.size.iconLarge, height: vars.size.iconLarge };

export const icon = styleVariants({
  success: { ...glyphSize, color: vars.color.positiveText },
  error: { ...glyphSize, color: vars.color.criticalText },
  warning: { ...glyphSize, color: vars.color.cautionText },
  info: { ...glyphSize, color: vars.color.infoText },
});

export const body = style({ flex: 1, minWidth: 0, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const title = style({ color: vars.color.text, fontWeight: vars.weight.semibold });

export const message = style({ color: vars.color.textMuted });

export const close = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  margin: `calc(-1 * ${vars.space.small})`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  '@media': { [canHover]: { ':hover': { color: vars.color.text } } },
});

export const glyph = style({ width: vars.size.icon, height: vars.size.icon });

export const action = style({ marginBlockStart: vars.space.xsmall });
