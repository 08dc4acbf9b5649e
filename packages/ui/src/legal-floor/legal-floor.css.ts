import { forcedColors } from '../styles/breakpoints.ts';
import { figureSize } from '../styles/figure-size.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text, weight, line } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  minWidth: 0,
  containerType: 'inline-size',
  overflowWrap: 'break-word',
});

export const head = style({ display: 'grid', gap: space.xxsmall });

export const sale = style({ fontSize: text.small, color: color.textMuted, lineHeight: vars.leading.snug });

export const position = style({
  maxWidth: vars.measure,
  fontSize: text.large,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
});

export const scale = style({ display: 'grid', gap: space.small, minWidth: 0 });

export const drawing = style({ width: '100%', height: space.large, overflow: 'visible' });

export const track = style({
  fill: color.surfaceSunken,
  stroke: color.border,
  strokeWidth: line.thin,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' }, print: { fill: 'none' } },
});

/** Where no bid is taken. */
export const under = style({
  fill: color.borderStrong,
  opacity: 0.45,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});

export const limit = style({
  stroke: color.text,
  strokeWidth: line.thick,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const askingPrice = style({
  fill: color.accentText,
  stroke: color.canvas,
  strokeWidth: line.thick,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: `${space.small} ${space.large}`,
});

export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  fontSize: text.small,
  color: color.textMuted,
});

export const swatch = style({ flexShrink: 0, width: vars.size.mark, height: vars.size.mark });

export const amount = style({
  fontSize: figureSize(text.large),
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const share = style({
  fontSize: text.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const articles = style({ display: 'grid', gap: space.small });

export const article = style({
  display: 'grid',
  gap: space.xxsmall,
  paddingInlineStart: space.small,
  borderInlineStart: `${line.thick} solid ${color.border}`,
});

export const text70 = style({
  maxWidth: vars.measure,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: text.small,
  lineHeight: vars.leading.snug,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
