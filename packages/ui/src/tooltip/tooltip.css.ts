import { keyframes } from '@vanilla-extract/css';

import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const popup = style({
  zIndex: vars.layer.popup,
  maxWidth: `min(${vars.width.filter}, 100vw - 2 * ${vars.space.xsmall})`,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  background: vars.color.text,
  boxShadow: vars.shadow.lift,
  color: vars.color.canvas,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.feedback} ${vars.easing}`,
  '@media': { [forcedColors]: { border: `${vars.line.thin} solid CanvasText` } },
});
