import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const failed = style({ paddingBlock: vars.space.huge });
