import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'grid', justifyItems: 'start', gap: vars.space.small, width: '100%' });
