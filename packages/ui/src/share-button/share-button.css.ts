import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });
