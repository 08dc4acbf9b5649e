import { forcedColors, from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color: c, space, text, weight, line } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  minWidth: 0,
  containerType: 'inline-size',
});

/** Letters twice as large are as large as the staircase has room for. */
const within = (size: string, share: string) => `min(${size}, ${share})`;

export const caption = style({ display: 'grid', gap: space.xsmall, minWidth: 0 });

export const headline = style({ display: 'grid', gap: space.xxsmall, minWidth: 0 });

export const title = style({ fontSize: text.medium, color: c.textMuted, lineHeight: vars.leading.snug });

/** The one large figure; it breaks no line on the narrowest phone. */
export const figure = style({
  fontSize: within(text.title, '11cqi'),
  fontWeight: weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  '@media': { [from('phone')]: { fontSize: within(text.display, '11cqi') } },
});

export const condition = style({ fontSize: text.medium, lineHeight: vars.leading.snug });

export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const right = style({ color: c.text, fontWeight: weight.medium });

export const weaker = style({ color: c.textMuted });

export const nothing = style({
  fontSize: text.large,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const muted = style({ color: c.textMuted, lineHeight: vars.leading.reading, textWrap: 'pretty' });

export const round = style({
  maxWidth: vars.measure,
  paddingInlineStart: space.small,
  borderInlineStart: `${line.thick} solid ${c.borderStrong}`,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});

export const plot = style({ display: 'grid', gap: space.small, minWidth: 0 });

export const drawing = style({
  width: '100%',
  height: `calc(2.5 * ${space.huge})`,
  overflow: 'visible',
  '@media': { [from('phone')]: { height: `calc(2 * ${space.vast})` } },
});

export const area = style({
  fill: c.surfaceSunken,
  '@media': { [forcedColors]: { fill: 'none' }, print: { fill: 'none' } },
});

const stroke = {
  fill: 'none',
  strokeWidth: line.thick,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

export const past = style({
  ...stroke,
  stroke: c.borderStrong,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const today = style({
  ...stroke,
  stroke: c.accentText,
  strokeWidth: space.xxsmall,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});

export const future = style({
  ...stroke,
  stroke: c.textMuted,
  strokeDasharray: '5 5',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const dot = style({
  fill: c.accentText,
  stroke: c.canvas,
  strokeWidth: line.thick,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

const words = {
  fontSize: within(text.small, '5cqi'),
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  // A line may pass behind.
  paintOrder: 'stroke',
  stroke: c.canvas,
  strokeWidth: space.xxsmall,
  strokeLinejoin: 'round',
} as const;

const inForced = { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } };

export const amount = styleVariants({
  first: { ...words, fill: c.textMuted, fontWeight: weight.regular, '@media': inForced },
  /** Beyond its tread all is lower: the words have the room. */
  beside: { ...words, fill: c.text, '@media': inForced },
  /** At the right end they stand below their tread, in the stairs. */
  below: { ...words, fill: c.text, stroke: c.surfaceSunken, textAnchor: 'end', '@media': inForced },
  next: { ...words, fill: c.textMuted, '@media': inForced },
});

export const word = style({
  fill: c.accentText,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxsmall} ${space.medium}`,
  fontSize: text.xsmall,
  lineHeight: vars.leading.snug,
  color: c.textMuted,
});

export const key = style({ display: 'flex', alignItems: 'center', gap: space.xsmall });

export const swatch = style({ flexShrink: 0, width: space.large, height: space.xsmall });
