import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const checking = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.medium,
  minHeight: '100svh',
  color: vars.color.textMuted,
  // Hidden without JavaScript: the page says instead that it is needed.
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Around what is said in its place; empty, it takes no room. */
export const scriptless = style({
  '@media': { '(scripting: none)': { paddingBlock: vars.space.large } },
});
