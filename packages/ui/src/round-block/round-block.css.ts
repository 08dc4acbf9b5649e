import { forcedColors, from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, weight, line } = vars;

export const blocks = style({
  display: 'grid',
  gap: space.medium,
  '@media': {
    print: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const sideBySide = {
  gridTemplateRows: 'repeat(3, auto) 1fr',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;

/** Three blocks need more room than two before they stand beside each other. */
export const beside = styleVariants({
  two: { '@media': { [from('phone')]: sideBySide } },
  three: { '@media': { [from('tablet')]: sideBySide } },
});

/** Amounts and dates stand on one line across the blocks. */
const aligned = { gridRow: 'span 4', gridTemplateRows: 'subgrid' } as const;

export const base = style({
  display: 'grid',
  gridTemplate: `repeat(3, auto) 1fr / minmax(0, 1fr)`,
  rowGap: space.xsmall,
  minWidth: 0,
  padding: vars.density.cardPadding,
  border: `${line.thin} solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  '@media': {
    [from('phone')]: { selectors: { [`${beside.two} > &`]: aligned } },
    [from('tablet')]: { selectors: { [`${beside.three} > &`]: aligned } },
  },
});

export const state = styleVariants({
  past: { background: color.surfaceSunken },
  delisted: { background: color.surfaceSunken },
  current: {
    borderColor: color.accentText,
    boxShadow: `inset 0 0 0 ${line.thin} ${color.accentText}`,
    '@media': { [forcedColors]: { borderColor: 'Highlight', borderWidth: line.thick } },
  },
  next: {},
  undated: {},
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});

export const name = style({
  fontSize: text.medium,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const markIcon = style({ flexShrink: 0, width: vars.size.mark, height: vars.size.mark });

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xsmall,
  containerType: 'inline-size',
  '@media': { [from('phone')]: { containerType: 'normal' } },
  selectors: { [`${state.past} > &, ${state.delisted} > &`]: { color: color.textMuted } },
});

export const muted = style({
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
});

export const comparison = style({ gridRow: 3, fontVariantNumeric: 'tabular-nums' });

export const below = style({
  color: color.discountText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.reading,
  selectors: {
    [`${state.past} &, ${state.delisted} &`]: { color: color.textMuted, fontWeight: weight.regular },
  },
});

export const when = style({
  gridRow: 4,
  marginBlockStart: space.xxsmall,
  paddingBlockStart: space.small,
  borderBlockStart: `${line.thin} solid ${color.border}`,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  fontVariantNumeric: 'tabular-nums',
});
