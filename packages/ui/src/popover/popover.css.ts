import { keyframes } from '@vanilla-extract/css';

import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxsmall}))` } });

export const popup = style({
  zIndex: vars.layer.popup,
  width: 'max-content',
  minWidth: vars.width.cardPicture,
  maxWidth: `min(${vars.width.cardFigures} + ${vars.space.xxlarge}, 100vw - 2 * ${vars.space.xsmall})`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  padding: vars.space.medium,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  animation: `${appear} ${vars.motion.feedback} ${vars.easing}`,
});
