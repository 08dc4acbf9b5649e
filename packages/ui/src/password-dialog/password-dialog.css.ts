import { style } from '@vanilla-extract/css';

import { vars } from '../styles/theme.css.ts';

export const field = style({ marginBlockStart: vars.space.medium });
