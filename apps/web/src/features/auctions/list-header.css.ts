import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const header = style({ display: 'grid', gap: vars.space.medium });
