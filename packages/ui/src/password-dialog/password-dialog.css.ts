import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const field = style({ marginBlockStart: vars.space.medium });
