import { keyframes } from '@vanilla-extract/css';

import { motionStyle, style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const base = style({
  display: 'inline-block',
  flexShrink: 0,
  border: `${vars.line.thick} solid currentcolor`,
  borderInlineEndColor: 'transparent',
  borderRadius: vars.radius.full,
  animation: `${turn} ${vars.motion.turn} linear infinite`,
});

motionStyle(`.${base}`, `${pulse} ${vars.motion.pulse} ease-in-out infinite`);

export const size = styleVariants({
  small: { width: vars.size.icon, height: vars.size.icon },
  medium: { width: vars.size.iconLarge, height: vars.size.iconLarge },
  large: { width: vars.space.xlarge, height: vars.space.xlarge },
});
