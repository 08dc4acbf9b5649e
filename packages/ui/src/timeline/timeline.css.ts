import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const dot = vars.size.mark;
const textLine = `calc(${vars.text.medium} * ${vars.leading.reading})`;
const dotTop = `calc((${textLine} - ${dot}) / 2)`;

export const base = style({ lineHeight: vars.leading.reading });

export const item = style({
  position: 'relative',
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::before': { forcedColorAdjust: 'none', borderColor: 'CanvasText', background: 'Canvas' },
        '&[data-state="past"]::before': { background: 'CanvasText' },
        '&[data-state="current"]::before': {
          borderColor: 'Highlight',
          background: 'Highlight',
          boxShadow: `0 0 0 ${vars.line.thick} Canvas, 0 0 0 ${vars.space.xxsmall} Highlight`,
        },
      },
    },
  },
  paddingInlineStart: `calc(${dot} + ${vars.space.medium})`,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space.large },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: dotTop,
      insetInlineStart: 0,
      width: dot,
      height: dot,
      border: `${vars.line.thick} solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.full,
      background: vars.color.surface,
    },
    '&[data-state="past"]::before': { background: vars.color.borderStrong },
    '&[data-state="current"]::before': {
      borderColor: vars.color.accentText,
      background: vars.color.accentText,
      boxShadow: `0 0 0 ${vars.space.xxsmall} ${vars.color.accentSoft}`,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${dotTop} + ${dot} + ${vars.space.xxsmall}) calc(${vars.space.xxsmall} - ${dotTop})`,
      insetInlineStart: `calc((${dot} - ${vars.line.thin}) / 2)`,
      borderInlineStart: `${vars.line.thin} solid ${vars.color.borderStrong}`,
    },
  },
});

export const title = style({
  color: vars.color.textMuted,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
  selectors: {
    [`${item}[data-state="current"] > &`]: { color: vars.color.text, fontWeight: vars.weight.semibold },
  },
});

export const date = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

export const description = style({
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.text,
  textWrap: 'pretty',
});
