import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const hidden = style({
  position: 'absolute',
  width: vars.line.thin,
  height: vars.line.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
