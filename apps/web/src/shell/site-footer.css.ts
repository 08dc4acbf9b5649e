import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const settings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
