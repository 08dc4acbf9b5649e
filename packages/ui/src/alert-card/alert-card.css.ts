import { fillItem } from '../internal/fill-item.css.ts';
import { forcedColors } from '../styles/breakpoints.ts';
import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, weight, line } = vars;

/** In widths of a letter: letters twice as large leave no room for two things beside each other. */
const narrow = '(max-width: 12em)';

export const base = style([
  fillItem,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: space.small,
    minWidth: 0,
    containerType: 'inline-size',
    padding: vars.density.cardPadding,
    paddingBlockEnd: 0,
    border: `${line.thin} solid ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surface,
  },
]);

export const head = style({
  display: 'flex',
  gap: space.small,
  minWidth: 0,
  '@container': { [narrow]: { flexDirection: 'column' } },
});

export const disc = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: `${line.thin} solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.accentSoft,
  color: color.accentText,
  selectors: {
    [`${base}[data-paused] &`]: { background: color.surfaceSunken, color: color.textMuted },
  },
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const what = style({ minWidth: 0 });

export const title = style({
  fontSize: text.medium,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const place = style({
  display: 'flex',
  gap: space.xxsmall,
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  // The state of the last city is no line of its own.
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const pin = style({ flexShrink: 0, width: vars.size.icon, height: '1lh' });

export const range = style({
  // Amounts of billions, the longest there are, stay whole.
  fontSize: `min(${text.large}, 9cqi)`,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { [`${base}[data-paused] > &`]: { color: color.textMuted } },
});

export const details = style({ display: 'grid', alignContent: 'start', gap: space.small, minWidth: 0 });

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space.xxsmall });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.xxsmall,
  minHeight: vars.size.chip,
  fontSize: text.small,
  fontWeight: weight.semibold,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: space.medium,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fact = style({ display: 'contents' });

export const term = style({ color: color.textMuted });

export const description = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const more = style({ minWidth: 0, marginBlockEnd: `calc(-1 * ${space.small})` });

// The foot's own line is below it.
globalStyle(`${more} > details`, { borderBlockEnd: 'none' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.small}`,
  paddingBlock: space.xsmall,
  borderBlockStart: `${line.thin} solid ${color.border}`,
});

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: vars.leading.reading,
});

/** Filled while active, a ring while paused: distinct without colour. */
export const dot = style({
  flexShrink: 0,
  width: vars.space.xsmall,
  height: vars.space.xsmall,
  border: `${line.thick} solid ${color.positiveSolid}`,
  borderRadius: vars.radius.full,
  background: color.positiveSolid,
  selectors: {
    [`${base}[data-paused] &`]: { borderColor: color.borderStrong, background: 'transparent' },
  },
  '@media': {
    [forcedColors]: {
      background: 'CanvasText',
      selectors: { [`${base}[data-paused] &`]: { background: 'Canvas' } },
    },
  },
});

/** To the edge: the quiet buttons' own padding stands in for the card's. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  marginInline: `auto calc(-1 * ${space.xsmall})`,
});

/** Close enough to stand on the state's line on a phone. */
export const action = style({
  paddingInline: space.xsmall,
  '@media': { '(pointer: coarse)': { minWidth: vars.size.touch, minHeight: vars.size.touch } },
});

export const actionIcon = style({ width: vars.size.icon, height: vars.size.icon });
