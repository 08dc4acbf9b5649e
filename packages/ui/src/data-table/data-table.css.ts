import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import * as plain from '../table/table.css.ts';
import { narrow, narrowest, stacked } from './stacked.ts';
import { stacking } from './stacking.css.ts';

export { numeric } from '../table/table.css.ts';
export { frame, scroller, stickyScroller } from './scroller.css.ts';
export { stacking } from './stacking.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const table = style([plain.table, stacked({ display: 'block' })]);

export const caption = style([plain.caption, stacked({ display: 'block' })]);

export const part = style(stacked({ display: 'block' }));

/** A head with nothing but names. */
export const names = style(stacked({ display: 'none' }));

export const stickyHead = style({
  position: 'sticky',
  zIndex: vars.layer.raised,
  insetBlockStart: 0,
  background: vars.color.surface,
  // A border of collapsed cells does not stick.
  boxShadow: `0 ${vars.line.thin} 0 ${vars.color.border}`,
  ...stacked({ position: 'static', boxShadow: 'none' }),
});

/** Of blocks only what orders and selects them is left of the head. */
export const heads = style(
  stacked({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', paddingInlineEnd: vars.space.medium }),
);

export const head = style([plain.head, stacked({ display: 'none' })]);

export const sortHead = style([
  plain.head,
  stacked({
    display: 'block',
    padding: `${vars.space.xsmall} 0 ${vars.space.xsmall} ${vars.space.medium}`,
    textAlign: 'start',
  }),
]);

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
  ...stacked({ display: 'block' }),
});

export const insteadWords = style({
  position: 'sticky',
  insetInlineStart: vars.space.medium,
  width: `calc(100cqi - 2 * ${vars.space.medium})`,
});

export const row = style([
  plain.row,
  stacked({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.space.xsmall,
  }),
]);

/** Its box stands before the lines of its block. */
export const besideBox = style(
  stacked({ paddingInlineStart: `calc(${vars.size.touch} - ${vars.space.xxsmall})` }),
);

export const cell = style([
  plain.cell,
  stacked({
    display: 'grid',
    gridTemplateColumns: 'min(7em, 40%) minmax(0, 1fr)',
    gap: vars.space.small,
    alignItems: 'baseline',
    justifyItems: 'start',
    paddingBlock: vars.space.xxsmall,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  }),
  // Letters twice as large leave no room for a value beside its name.
  {
    '@container': {
      [narrowest]: { selectors: { [`${stacking} &`]: { gridTemplateColumns: '100%', gap: 0 } } },
    },
  },
]);

globalStyle(`${stacking} ${row} ${plain.text}`, { '@container': { [narrow]: { minWidth: 0 } } });

// On one line, however narrow the column; a small one, too, is hit by a finger.
globalStyle(`${row} button`, {
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
  '@container': { [narrowest]: { whiteSpace: 'normal' } },
});

/** The cell that names its row. */
export const name = style([
  plain.cell,
  stacked({ display: 'block', paddingBlock: vars.space.xsmall, textAlign: 'start' }),
]);

/** In a block there is no column to keep: what is empty has no line. */
export const blank = style(stacked({ display: 'none' }));

/** The column's name, which stands in each cell once its head is gone. */
export const cellLabel = style({
  display: 'none',
  color: vars.color.textMuted,
  ...stacked({ display: 'block' }),
});

/** A number alone names nothing: 'Linha 5'. */
export const nameLabel = style({
  display: 'none',
  color: vars.color.textMuted,
  ...stacked({ display: 'inline' }),
});

/** Lighter than what is green in it. */
export const selectedRow = style({
  background: `color-mix(in oklab, ${vars.color.accentSoft} 50%, ${vars.color.surface})`,
  boxShadow: `inset ${vars.line.thick} 0 0 ${vars.color.accent}`,
  '@media': { [forcedColors]: { outline: `${vars.line.thin} solid Highlight` } },
});

/**
 * All of the row takes the press of its link; what else can be pressed in it lies above, and below a head that stays.
 */
export const leading = style({
  position: 'relative',
  isolation: 'isolate',
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

// A part that has a place of its own keeps it.
globalStyle(`:where(${leading} td) :where(a, button, input, select, textarea, label, summary, [tabindex])`, {
  position: 'relative',
  zIndex: vars.layer.raised,
});

export const box = style({
  width: vars.size.touch,
  paddingBlock: 0,
  paddingInline: `${vars.space.xxsmall} 0`,
  verticalAlign: 'middle',
  ...stacked({
    position: 'absolute',
    insetBlockStart: vars.space.xxsmall,
    insetInlineStart: 0,
    width: 'auto',
  }),
});

/** The box for all rows: where the rows are blocks it says so, on a line of its own. */
export const allBox = style([
  box,
  {
    color: vars.color.textMuted,
    fontWeight: vars.weight.medium,
    ...stacked({ position: 'static', flex: '1 0 100%', padding: vars.space.xxsmall }),
  },
]);

export const boxArea = style([
  above,
  { display: 'flex', alignItems: 'center', width: 'fit-content', cursor: 'pointer', userSelect: 'none' },
]);

export const boxMark = style({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
});

/** Said by the box's name; written beside that for all rows where these are blocks. */
export const boxWords = style({
  display: 'none',
  '@container': { [narrow]: { selectors: { [`${stacking} ${allBox} &`]: { display: 'inline' } } } },
});

/** Some, and not all. */
export const dash = style({
  position: 'absolute',
  width: vars.space.small,
  borderBlockStart: `${vars.line.thick} solid ${vars.color.accentText}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { display: 'none' } },
});
