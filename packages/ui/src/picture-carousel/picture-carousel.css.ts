import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({ position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden' });

export const track = style({
  display: 'flex',
  height: '100%',
  transition: `transform ${vars.motion.open} ${vars.easing}`,
});

export const slide = style({ flex: '0 0 100%', minWidth: 0 });

export const picture = style({ aspectRatio: 'auto', height: '100%' });

const control = style({
  position: 'absolute',
  zIndex: vars.layer.control,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.onScrim,
});

// A finger has no hover: there the arrows are always seen.
const onDemand = {
  '@media': {
    [canHover]: {
      opacity: 0,
      transition: `opacity ${vars.motion.feedback} ${vars.easing}`,
      selectors: { [`${base}:hover &, ${base}[data-held] &, &:focus-visible`]: { opacity: 1 } },
    },
  },
} as const;

export const arrow = style([
  control,
  {
    insetBlock: 0,
    width: vars.size.touch,
    selectors: {
      '&[data-side="previous"]': { insetInlineStart: 0 },
      '&[data-side="next"]': { insetInlineEnd: 0 },
    },
    ...onDemand,
  },
]);

/** Dots and pause share one pill, so that both can be read over any picture. */
export const bar = style({
  position: 'absolute',
  zIndex: vars.layer.control,
  insetBlockEnd: vars.space.xsmall,
  insetInline: 0,
  width: 'fit-content',
  marginInline: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  height: vars.space.large,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.full,
  background: vars.color.scrim,
  color: vars.color.onScrim,
  fontSize: vars.text.xsmall,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  '@media': { [forcedColors]: { background: 'Canvas' } },
});

export const dot = style({
  width: vars.size.dot,
  height: vars.size.dot,
  borderRadius: vars.radius.full,
  background: vars.color.onScrim,
  opacity: 0.5,
  selectors: { '&[data-current]': { opacity: 1, width: vars.size.mark } },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

export const pause = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space.large,
  height: vars.space.large,
  marginInlineEnd: `calc(-1 * ${vars.space.xxsmall})`,
  color: vars.color.onScrim,
  pointerEvents: 'auto',
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.chip,
  height: vars.size.chip,
  borderRadius: vars.radius.full,
  background: vars.color.scrim,
});

export const glyph = style({
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: vars.line.thick,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
