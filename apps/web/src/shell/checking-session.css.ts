import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const checking = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.medium,
  minHeight: '100svh',
  color: vars.color.textMuted,
  // Nobody looks: the page says what it needs in its place.
  '@media': { '(scripting: none)': { display: 'none' } },
});
