import { canHover, forcedColors, from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const c = vars.color;

export const root = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });

export const frame = style({
  position: 'relative',
  containerType: 'size',
  aspectRatio: '1',
  minWidth: 0,
  overflow: 'hidden',
  border: `${vars.line.thin} solid ${c.border}`,
  borderRadius: vars.radius.large,
  background: c.surface,
  userSelect: 'none',
  '@media': { [from('phone')]: { aspectRatio: '4 / 3' } },
});

/** A place's map is seen, not moved: it needs no more height on a phone. */
export const still = style({ aspectRatio: '4 / 3' });

export const live = style({
  cursor: 'grab',
  // One finger scrolls the page past the map; two move and enlarge it.
  touchAction: 'pan-x pan-y',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

/** A frame this narrow has no room for large circles, nor for letters beside them. */
const narrow = `(max-width: ${vars.width.form})`;
const smaller = { '@container': { [narrow]: { transform: 'scale(0.82)' } } } as const;

/** The view is a square as wide as the frame's shorter side. */
export const side = '100cqmin';

export const square = style({
  position: 'absolute',
  inset: 0,
  width: side,
  maxWidth: 'none',
  height: side,
  margin: 'auto',
  overflow: 'visible',
});

const hairline = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;

export const land = style({
  fill: c.surfaceSunken,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});

export const chosenState = style({
  fill: c.accentSoft,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'Highlight', strokeWidth: vars.line.thick } },
  vectorEffect: 'non-scaling-stroke',
});

export const border = style({
  ...hairline,
  stroke: `color-mix(in oklab, ${c.border}, ${c.borderStrong} 40%)`,
  strokeWidth: vars.line.thin,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});

const centred = { textAnchor: 'middle', dominantBaseline: 'central', pointerEvents: 'none' } as const;

export const letters = style({
  ...centred,
  fill: c.textFaint,
  fontSize: vars.text.xsmall,
  letterSpacing: vars.tracking.wide,
  '@container': { [narrow]: { display: 'none' } },
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const mark = style({ maxWidth: 'none' });

/** Its circles are measured in its letters, so that they hold their figure however large those are. */
export const cluster = style({ cursor: 'pointer', outline: 'none', fontSize: vars.text.xsmall });

/** What a finger hits; with a mouse the circle itself. */
export const target = style({
  fill: 'transparent',
  pointerEvents: 'none',
  '@media': { '(pointer: coarse)': { pointerEvents: 'all' } },
});

/** The ring of the focus and of the selected place: an outline follows a box, not a circle. */
export const halo = style({
  ...smaller,
  fill: 'none',
  stroke: 'transparent',
  strokeWidth: vars.line.thick,
  pointerEvents: 'none',
  selectors: {
    [`${cluster}[aria-pressed="true"] > &`]: { stroke: c.text },
    [`${cluster}:focus-visible > &`]: { stroke: c.focusRing },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${cluster}[aria-pressed="true"] > &`]: { stroke: 'CanvasText' },
        [`${cluster}:focus-visible > &`]: { stroke: 'Highlight' },
      },
    },
  },
});

const lit = (fill: string) => ({ [canHover]: { selectors: { [`${cluster}:hover > &`]: { fill } } } });

export const disc = styleVariants({
  sure: {
    ...smaller,
    fill: c.accent,
    stroke: c.surface,
    strokeWidth: vars.line.thick,
    '@media': { ...lit(c.accentHover), [forcedColors]: { fill: 'ButtonText', stroke: 'Canvas' } },
  },
  approximate: {
    ...smaller,
    fill: c.accentSoftHover,
    stroke: c.accentText,
    strokeWidth: vars.line.thin,
    strokeDasharray: '3 2',
    '@media': { ...lit(c.accentSoft), [forcedColors]: { fill: 'Canvas', stroke: 'ButtonText' } },
  },
});

const figure = {
  ...centred,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const count = styleVariants({
  sure: { ...figure, fill: c.onSolid, '@media': { [forcedColors]: { fill: 'Canvas' } } },
  approximate: { ...figure, fill: c.accentText, '@media': { [forcedColors]: { fill: 'CanvasText' } } },
});

export const controls = style({
  position: 'absolute',
  // Over the sea: in the south-east nothing is listed.
  insetBlockEnd: vars.space.small,
  insetInlineEnd: vars.space.small,
  display: 'grid',
  gap: vars.space.xxsmall,
  cursor: 'default',
});

export const zoom = style({
  selectors: { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
});

export const overlay = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInline: vars.space.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  width: 'fit-content',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `${vars.line.thin} solid ${c.border}`,
  borderRadius: vars.radius.medium,
  background: c.surfaceRaised,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  pointerEvents: 'none',
});

export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  color: c.textMuted,
  fontSize: vars.text.small,
  textAlign: 'center',
});

export const missingIcon = style({ width: vars.space.xlarge, height: vars.space.xlarge });

export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.reading,
  color: c.textMuted,
});

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
});

export const swatch = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  overflow: 'visible',
});

/** Dragging and the wheel are a mouse's. */
export const forMouse = style({
  display: 'none',
  '@media': { [`${canHover} and (pointer: fine)`]: { display: 'inline' } },
});

export const placeDot = style({
  fill: c.accent,
  stroke: c.surface,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
});

export const placeArea = style({
  fill: c.accent,
  fillOpacity: 0.16,
  stroke: c.accentText,
  strokeWidth: vars.line.thin,
  strokeDasharray: '3 2',
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});

export const caption = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: c.textMuted,
  overflowWrap: 'anywhere',
});

export const captionPlace = style({ color: c.text, fontWeight: vars.weight.medium });
