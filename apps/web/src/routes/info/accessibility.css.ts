import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const symbol = style({
  width: vars.space.huge,
  height: vars.space.huge,
  color: vars.color.accentText,
});
