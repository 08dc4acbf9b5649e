import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const list = style({ maxWidth: vars.measure });
export const answer = style({ display: 'grid', gap: vars.space.small, color: vars.color.textMuted });
