import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xsmall,
  alignItems: 'end',
  width: '100%',
  textAlign: 'start',
});
