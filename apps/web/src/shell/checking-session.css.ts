import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const checking = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.medium,
  minHeight: '50vh',
  color: vars.color.textMuted,
});
