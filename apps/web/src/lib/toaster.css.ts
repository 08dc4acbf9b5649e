import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** Below the header: its account menu and its heart can be reached while something is said. */
export const place = style({ marginBlockStart: vars.space.huge });
