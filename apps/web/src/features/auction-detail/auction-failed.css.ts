import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const failed = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.huge,
});
