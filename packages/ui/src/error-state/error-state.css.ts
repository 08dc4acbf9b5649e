import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const board = style({ fill: vars.color.surfaceSunken, stroke: 'none' });

export const loose = style({ stroke: vars.color.criticalText });
