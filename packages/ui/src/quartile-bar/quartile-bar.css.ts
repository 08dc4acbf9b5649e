import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text, weight, line: thickness } = vars;

export const root = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const label = style({ fontSize: text.small, color: color.textMuted });

export const figure = style({ fontSize: text.large, fontWeight: weight.semibold });

export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: text.small,
  color: color.textMuted,
});

export const drawing = style({ display: 'grid', gap: space.xxsmall, paddingBlockStart: space.xsmall });

export const line = style({ width: '100%', height: '1.25em', overflow: 'visible' });

export const track = style({
  fill: color.surfaceSunken,
  stroke: color.border,
  strokeWidth: thickness.thin,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' }, print: { fill: 'none' } },
});

/** Where the middle half of them lies. */
export const half = style({
  fill: color.borderStrong,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});

export const middle = style({
  stroke: color.text,
  strokeWidth: thickness.thick,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const own = style({
  fill: color.accentText,
  stroke: color.canvas,
  strokeWidth: thickness.thick,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const swatch = style({ flexShrink: 0, width: vars.size.mark, height: vars.size.mark });

export const ends = style({ fontSize: text.xsmall, color: color.textMuted });

export const standing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  paddingBlockStart: space.xxsmall,
  fontSize: text.small,
  textWrap: 'pretty',
});

export const few = style({ fontSize: text.small, lineHeight: vars.leading.reading, color: color.textMuted });
