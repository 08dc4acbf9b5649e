import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space.huge,
  height: vars.space.huge,
  borderRadius: vars.radius.full,
  background: vars.color.positiveSoft,
  color: vars.color.positiveText,
});
