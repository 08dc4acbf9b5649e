import { keyframes } from '@vanilla-extract/css';

import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

// Quick at first, then ever slower: the duration is unknown.
const grow = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.5)' },
  '50%': { transform: 'scaleX(0.75)' },
  to: { transform: 'scaleX(0.95)' },
});

export const base = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: 0,
  insetInline: 0,
  height: `calc(${vars.line.thin} + ${vars.line.thick})`,
  background: vars.color.accentText,
  pointerEvents: 'none',
  transform: 'scaleX(0)',
  transformOrigin: 'left',
  selectors: {
    '&[data-active]': { animation: `${grow} 8s ease-out ${vars.motion.open} forwards` },
  },
  '@media': { [forcedColors]: { background: 'Highlight' } },
});
