import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import * as plain from '../table/table.css.ts';

export { caption, cell, numeric, row, table } from '../table/table.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

/** What stands in place of the rows is as wide as what is seen of the table. */
export const scroller = style([plain.scroller, { containerType: 'inline-size' }]);

/** Its rows scroll below its head: most of the window, so that the page can be scrolled beside it. */
export const stickyScroller = style({ maxHeight: '80dvh', overflowY: 'auto' });

export const stickyHead = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  insetBlockStart: 0,
  background: vars.color.surface,
  // A border of collapsed cells does not stick.
  boxShadow: `0 ${vars.line.thin} 0 ${vars.color.border}`,
});

export const head = plain.head;

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minHeight: vars.density.controlSmall,
  marginBlock: `calc(-1 * ${vars.space.xsmall})`,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { 'th[aria-sort="ascending"] > &, th[aria-sort="descending"] > &': { color: vars.color.text } },
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch },
    [canHover]: { ':hover': { color: vars.color.text } },
  },
});

export const arrow = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

/** Says that the column can be ordered, and that it is not. */
export const faintArrow = style([arrow, { color: vars.color.textFaint }]);

/** While further rows are on their way. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const instead = style({
  padding: `${vars.space.large} ${vars.space.medium}`,
  color: vars.color.textMuted,
});

export const insteadWords = style({
  position: 'sticky',
  insetInlineStart: vars.space.medium,
  width: `calc(100cqi - 2 * ${vars.space.medium})`,
});

export const selectedRow = style({
  background: vars.color.accentSoft,
  '@media': { [forcedColors]: { outline: `${vars.line.thin} solid Highlight` } },
});

/** All of the row takes the press of its link; other links and boxes in it lie above. */
export const leading = style({
  position: 'relative',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } } },
});

export const link = style({
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textUnderlineOffset: '0.2em',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const above = style({
  selectors: {
    [`${leading} &`]: { position: 'relative', zIndex: vars.layer.raised },
  },
});

export const box = style({
  width: vars.size.touch,
  paddingBlock: 0,
  paddingInline: `${vars.space.xxsmall} 0`,
  verticalAlign: 'middle',
});

export const boxArea = style([
  above,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: vars.size.touch,
    height: vars.size.touch,
    cursor: 'pointer',
  },
]);

/** Some, and not all. */
export const dash = style({
  position: 'absolute',
  width: vars.space.small,
  borderBlockStart: `${vars.line.thick} solid ${vars.color.accentText}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { display: 'none' } },
});

export const noBar = style({ position: 'absolute' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.large,
  background: vars.color.accentSoft,
  color: vars.color.text,
  fontSize: vars.text.small,
});

export const count = style({ marginInlineEnd: 'auto', fontWeight: vars.weight.semibold });
