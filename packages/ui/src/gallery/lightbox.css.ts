import { keyframes } from '@vanilla-extract/css';

import { canHover, from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const surface = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.canvas,
  color: vars.color.text,
  outline: 'none',
  animation: `${appear} ${vars.motion.feedback} ${vars.easing}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
});

export const words = style({ flex: 1, minWidth: 0, paddingInlineStart: vars.space.xxsmall });

export const title = style({
  overflow: 'hidden',
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

/** Of use with a keyboard alone. */
export const keys = style({
  display: 'none',
  paddingBlock: vars.space.xsmall,
  fontSize: vars.text.xsmall,
  textAlign: 'center',
  color: vars.color.textMuted,
  order: 1,
  '@media': { [canHover]: { display: 'block' } },
});

export const body = style({ position: 'relative', flex: 1, minHeight: 0 });

export const stage = style({
  display: 'grid',
  width: '100%',
  height: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-y pinch-zoom',
  selectors: { '&[data-zoomed]': { touchAction: 'pan-x pan-y' } },
});

export const picture = style({ maxWidth: 'none', objectFit: 'contain', userSelect: 'none' });

export const zoom = styleVariants({
  1: { width: '100%', height: '100%', minHeight: 0, cursor: 'zoom-in', position: 'absolute', inset: 0 },
  2: { width: '200%', height: '200%', cursor: 'zoom-out' },
  3: { width: '300%', height: '300%', cursor: 'zoom-out' },
});

export const missing = style({
  placeSelf: 'center',
  width: '100%',
  maxWidth: vars.width.form,
  borderRadius: vars.radius.large,
});

/** On phones the arrows lie below the picture, beside each other. */
const arrow = style({
  position: 'absolute',
  insetBlockEnd: vars.space.medium,
  '@media': { [from('tablet')]: { insetBlock: 0, marginBlock: 'auto' } },
});

export const previous = style([arrow, { insetInlineStart: vars.space.medium }]);
export const next = style([arrow, { insetInlineEnd: vars.space.medium }]);
