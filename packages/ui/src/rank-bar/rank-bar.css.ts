import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text, radius } = vars;

export const root = style({ display: 'grid', gap: space.xsmall, minWidth: 0 });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** The sentence is one block, so that it begins with a capital. */
export const statement = style({
  display: 'inline-block',
  fontSize: text.medium,
  fontWeight: vars.weight.semibold,
  textWrap: 'pretty',
  '::first-letter': { textTransform: 'uppercase' },
});

export const count = style({ color: color.textMuted });

/** Ten tenths of the group, the least at the left. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space.xxsmall,
});

export const tenth = style({
  height: space.small,
  borderRadius: radius.small,
  border: `${vars.line.thin} solid ${color.border}`,
  background: color.surfaceSunken,
  selectors: {
    '&[data-passed]': { borderColor: 'transparent', background: color.borderStrong },
    '&[data-own]': { height: space.large, borderColor: 'transparent', background: color.accentText },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&[data-passed]': { background: 'GrayText' },
        '&[data-own]': { background: 'Highlight' },
      },
    },
    print: { printColorAdjust: 'exact' },
  },
});

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.xsmall,
  paddingBlockStart: space.xxsmall,
  fontSize: text.xsmall,
  lineHeight: vars.leading.snug,
  color: color.textMuted,
});

export const few = style({ fontSize: text.small, lineHeight: vars.leading.reading, color: color.textMuted });
