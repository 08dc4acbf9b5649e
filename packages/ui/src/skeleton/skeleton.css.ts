import { keyframes } from '@vanilla-extract/css';

import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const base = style({
  display: 'block',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.small,
  animation: `${pulse} ${vars.motion.pulse} ease-in-out infinite`,
  '@media': { '(forced-colors: active)': { border: `${vars.line.thin} solid` } },
});

export const shape = styleVariants({
  /** As high as a letter in a line of the text around it: the line itself keeps its full height. */
  line: { height: '1em', marginBlock: 'calc((1lh - 1em) / 2)' },
  block: { width: '100%', height: '100%' },
  circle: { width: vars.size.touch, height: vars.size.touch, borderRadius: vars.radius.full },
});

/** In twentieths of the parent's width. */
export const length = styleVariants(
  Object.fromEntries(Array.from({ length: 21 }, (_, steps) => [steps, { width: `${steps * 5}%` }])),
);
