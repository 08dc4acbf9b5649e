import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const place = style({ paddingBlockStart: vars.space.medium });
