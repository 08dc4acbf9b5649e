import { forcedColors } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ position: 'relative', minWidth: 0 });

export const plot = style({
  width: '100%',
  height: `calc(${vars.space.xxlarge} + ${vars.space.xxsmall})`,
});

export const bar = styleVariants({
  plain: { fill: vars.color.borderStrong, '@media': { [forcedColors]: { fill: 'CanvasText' } } },
  selected: { fill: vars.color.accent, '@media': { [forcedColors]: { fill: 'Highlight' } } },
});

export const base = style({
  fill: vars.color.borderStrong,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const mark = style({
  fill: vars.color.text,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockStart: vars.space.xxsmall,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

export const end = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child:not(:first-child)': { textAlign: 'end' } },
});

export const nothing = style({ fontSize: vars.text.small, color: vars.color.textMuted });
