import { forcedColors, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text, weight, line, size, radius } = vars;

const dot = size.mark;
const textLine = `calc(${text.medium} * ${vars.leading.reading})`;
const dotTop = `calc((${textLine} - ${dot}) / 2)`;

export const root = style({ display: 'grid', minWidth: 0, containerType: 'inline-size' });

/** The figures stand below each other at the end of their lines, so that amounts compare. */
export const round = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xxsmall} ${space.large}`,
  paddingInlineStart: `calc(${dot} + ${space.medium})`,
  lineHeight: vars.leading.reading,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space.large },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: dotTop,
      insetInlineStart: 0,
      width: dot,
      height: dot,
      border: `${line.thick} solid ${color.borderStrong}`,
      borderRadius: radius.full,
      background: color.surface,
    },
    '&[data-state="past"]::before': { background: color.borderStrong },
    '&[data-state="current"]::before': {
      borderColor: color.accentText,
      background: color.accentText,
      boxShadow: `0 0 0 ${space.xxsmall} ${color.accentSoft}`,
    },
    '&:not([data-state])::before, &[data-state="delisted"]::before': { borderStyle: 'dotted' },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${dotTop} + ${dot} + ${space.xxsmall}) calc(${space.xxsmall} - ${dotTop})`,
      insetInlineStart: `calc((${dot} - ${line.thin}) / 2)`,
      borderInlineStart: `${line.thin} solid ${color.borderStrong}`,
    },
  },
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' },
        '&[data-state="past"]::before': { background: 'CanvasText' },
        '&[data-state="current"]::before': { borderColor: 'Highlight', background: 'Highlight' },
      },
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr) auto', breakInside: 'avoid' },
  },
});

export const when = style({ display: 'grid', alignContent: 'start', gap: space.xxsmall, minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.xsmall}`,
});

export const name = style({ fontWeight: weight.semibold });

export const date = style({
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { [`${round}[data-state="current"] &`]: { color: color.text } },
});

export const figure = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': { [from('phone')]: { justifyItems: 'end', textAlign: 'end' }, print: { justifyItems: 'end' } },
});

export const amount = style({
  selectors: {
    [`${round}[data-state="past"] &, ${round}[data-state="delisted"] &`]: {
      color: color.textMuted,
      fontWeight: weight.medium,
    },
  },
});

/** Of letters twice as large billions, too, have room beside the line of the rounds. */
export const known = style([amount, { fontSize: `min(${text.xlarge}, 8cqi)` }]);

export const muted = style({
  fontSize: text.small,
  lineHeight: vars.leading.snug,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const below = style({
  fontSize: text.small,
  lineHeight: vars.leading.snug,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: color.discountText,
  selectors: {
    [`${round}[data-state="past"] &, ${round}[data-state="delisted"] &`]: {
      color: color.textMuted,
      fontWeight: weight.regular,
    },
  },
});
