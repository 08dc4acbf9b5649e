import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  paddingBlock: vars.space.xxlarge,
});
