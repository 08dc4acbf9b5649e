import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
