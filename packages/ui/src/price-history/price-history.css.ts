import { forcedColors } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const c = vars.color;

export const root = style({ display: 'grid', gap: vars.space.small, minWidth: 0 });

export const caption = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });

export const title = style({
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});

export const summary = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: c.textMuted,
});

export const plot = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  paddingInline: vars.size.dot,
  containerType: 'inline-size',
});

export const drawing = style({
  width: '100%',
  height: `calc(2 * ${vars.space.vast})`,
  overflow: 'visible',
  borderBlockEnd: `${vars.line.thin} solid ${c.border}`,
});

export const line = style({
  fill: 'none',
  stroke: c.accentText,
  strokeWidth: vars.line.thick,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const dot = style({
  fill: c.accentText,
  stroke: c.surface,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Without a fill in forced colours and in print: there its edges are seen. */
export const gap = style({
  fill: c.surfaceSunken,
  '@media': {
    [forcedColors]: { fill: 'none', stroke: 'GrayText', strokeDasharray: '2 4' },
    print: { fill: 'none', stroke: c.borderStrong, strokeDasharray: '2 4' },
  },
});

export const valuation = style({
  stroke: c.borderStrong,
  strokeWidth: vars.line.thin,
  strokeDasharray: '5 5',
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

// Letters twice as large are as large as the drawing has room for.
const words = {
  fontSize: `min(${vars.text.xsmall}, 6.5cqi)`,
  fontVariantNumeric: 'tabular-nums',
  // A line may pass behind.
  paintOrder: 'stroke',
  stroke: c.canvas,
  strokeWidth: vars.space.xxsmall,
  strokeLinejoin: 'round',
} as const;

const inForced = (fill: string) => ({ [forcedColors]: { fill, stroke: 'Canvas' } });

export const valuationText = style({
  ...words,
  fill: c.textMuted,
  textAnchor: 'end',
  '@media': inForced('CanvasText'),
});

const amount = {
  ...words,
  fill: c.text,
  fontSize: `min(${vars.text.small}, 9cqi)`,
  fontWeight: vars.weight.semibold,
  '@media': inForced('CanvasText'),
} as const;

export const value = styleVariants({
  start: { ...amount, textAnchor: 'start' },
  end: { ...amount, textAnchor: 'end' },
});

export const axis = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: c.textMuted,
});

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  border: `${vars.line.thin} solid ${c.border}`,
});

export const nothing = style({ fontSize: vars.text.small, color: c.textMuted });
