import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const sections = style({ display: 'grid', gap: vars.space.huge, paddingBlock: vars.space.xxlarge });
