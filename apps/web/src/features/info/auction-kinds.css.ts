import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const kind = style({ display: 'grid', alignContent: 'start', gap: vars.space.medium });
export const points = style({ fontSize: vars.text.small, color: vars.color.textMuted });
