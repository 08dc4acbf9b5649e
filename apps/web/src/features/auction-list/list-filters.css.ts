import { from, short, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const aside = style({
  display: 'none',
  '@media': {
    [from('desktop')]: {
      display: 'block',
      position: 'sticky',
      // Painted last: under it each card would be a layer of its own.
      zIndex: vars.layer.sticky,
      top: `calc(${vars.space.huge} + ${vars.space.medium})`,
      maxHeight: `calc(100dvh - ${vars.space.huge} - ${vars.space.xlarge})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
    },
    print: { display: 'none' },
  },
});

/** Past the column, where there is one. */
export const skip = style({ display: 'none', '@media': { [from('desktop')]: { display: 'inline-flex' } } });

/** Sentences fit into it; it grows with the letters. */
export const search = style({ maxWidth: '46em', '@media': { print: { display: 'none' } } });

/** Count, filters and sort stay in sight under the site's head. */
export const toolbar = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  top: `calc(${vars.space.huge} + ${vars.line.thin})`,
  paddingBlock: vars.space.xsmall,
  background: vars.color.canvas,
  '@media': { [short]: { position: 'static' }, print: { position: 'static' } },
});

export const count = style({ flex: '1 1 auto' });

/** It breaks before its bracket beside the view, and has a line of its own where a page's number would break. */
export const summary = style({ flex: '1 1 8em' });

export const view = style({ flexShrink: 0 });

/** Filters and order: on phones a line of their own. */
export const controls = style({
  flex: `1 1 calc(4 * ${vars.space.huge})`,
  '@media': { [from('desktop')]: { flex: '0 1 auto' } },
});

// Where they fill a line, the order ends where the cards do.
globalStyle(`${controls} > :last-child`, { '@media': { [`not ${from('desktop')}`]: { maxWidth: 'none' } } });

/** Its words begin where the cards do; what sticks below it has its own distance. */
export const ways = style({
  marginInlineStart: `calc(-1 * ${vars.space.small})`,
  marginBlockEnd: `calc(-1 * ${vars.space.medium})`,
});

// Without them all three stand in one line of a phone.
globalStyle(`${ways} svg`, { display: 'none', '@media': { [from('tablet')]: { display: 'block' } } });

// Walked through backwards, what comes after it stops below it (WCAG 2.4.11); on a phone it is two lines high.
globalStyle(`${toolbar} ~ * :is(a, button)`, {
  scrollMarginBlockStart: `calc(${vars.space.vast} + ${vars.space.huge})`,
  '@media': {
    [from('desktop')]: { scrollMarginBlockStart: vars.space.vast },
    [short]: { scrollMarginBlockStart: 0 },
  },
});

/** On paper three beside each other, none over two pages. */
export const cards = style({
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.small } },
});

// On paper the auctions alone, with their count and what they were filtered by.
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } });
onPaper(`body:has(${toolbar}) > :not(main)`, { display: 'none' });
onPaper(`${ways}, ${toolbar} > * > :not([role="status"]), ${toolbar} ~ nav, ${cards} button`, {
  display: 'none',
});
onPaper(`${cards} > *`, { breakInside: 'avoid' });
onPaper(`html:has(${toolbar})`, { fontSize: '70%' });
