import type { CSSProperties } from '@vanilla-extract/css';

import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import * as plain from '../table/table.css.ts';
import { stacked } from './stacked.ts';

const shade: CSSProperties = {
  content: '',
  position: 'absolute',
  zIndex: vars.layer.control,
  insetBlock: vars.line.thin,
  width: vars.space.small,
  pointerEvents: 'none',
};

/** The shadow of what there is more of lies over a head that stays and over rows with a colour of their own. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  selectors: {
    '&[data-more~="start"]::before': {
      ...shade,
      insetInlineStart: vars.line.thin,
      borderRadius: `${vars.radius.large} 0 0 ${vars.radius.large}`,
      background: `linear-gradient(to right, ${vars.color.border}, transparent)`,
    },
    '&[data-more~="end"]::after': {
      ...shade,
      insetInlineEnd: vars.line.thin,
      borderRadius: `0 ${vars.radius.large} ${vars.radius.large} 0`,
      background: `linear-gradient(to left, ${vars.color.border}, transparent)`,
    },
  },
  '@media': { print: { selectors: { '&::before, &::after': { display: 'none' } } } },
});

/** What stands in place of the rows is as wide as what is seen of the table. */
export const scroller = style([
  plain.scroller,
  { containerType: 'inline-size', selectors: { [`${frame}[data-more] &`]: { backgroundImage: 'none' } } },
]);

/** Its rows scroll below its head: most of the window, so that the page can be scrolled beside it. */
export const stickyScroller = style({
  maxHeight: '80dvh',
  overflowY: 'auto',
  // What gets the focus scrolls to below the head, never under it (WCAG 2.4.11).
  scrollPaddingBlockStart: vars.space.xxlarge,
  // Blocks scroll with the page.
  ...stacked({ maxHeight: 'none' }),
});
