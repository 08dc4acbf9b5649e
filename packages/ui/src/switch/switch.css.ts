import { createVar } from '@vanilla-extract/css';

import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  minWidth: 0,
  maxWidth: vars.width.form,
  paddingBlock: vars.space.xsmall,
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });

export const label = style({
  display: 'block',
  fontSize: vars.density.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.reading,
  cursor: 'pointer',
  selectors: { [`${row}:has(:disabled) &`]: { color: vars.color.textMuted, cursor: 'not-allowed' } },
});

const gap = vars.line.thick;
const knob = createVar();

/** Holds the track, which is the control, and the thumb, which a checkbox cannot hold. */
export const box = style({
  vars: { [knob]: vars.size.iconLarge },
  position: 'relative',
  flexShrink: 0,
  width: `calc(2 * ${knob} + 3 * ${gap})`,
  height: `calc(${knob} + 2 * ${gap} + 2 * ${vars.line.thin})`,
  selectors: { '&:has(:disabled)': { opacity: 0.5 } },
  '@media': { [forcedColors]: { selectors: { '&:has(:disabled)': { opacity: 1 } } } },
});

export const track = style({
  display: 'block',
  position: 'relative',
  width: '100%',
  height: '100%',
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  appearance: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ${vars.easing}, border-color ${vars.motion.feedback} ${vars.easing}`,
  // The target of a finger reaches past what is drawn.
  '::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space.small})` },
  selectors: {
    '&:checked': { borderColor: vars.color.accent, background: vars.color.accent },
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.criticalText,
      boxShadow: `0 0 0 ${vars.line.thin} ${vars.color.criticalText}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`${row}:hover &:enabled:not(:checked)`]: { borderColor: vars.color.textMuted },
        [`${row}:hover &:enabled:checked`]: { background: vars.color.accentHover },
      },
    },
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&:checked': {
          borderColor: 'Highlight',
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled:checked': { background: 'GrayText' },
      },
    },
  },
});

const inset = `calc(${vars.line.thin} + ${gap})`;

export const thumb = style({
  position: 'absolute',
  insetBlockStart: inset,
  insetInlineStart: inset,
  display: 'grid',
  placeItems: 'center',
  width: knob,
  height: knob,
  borderRadius: vars.radius.full,
  background: vars.color.textMuted,
  color: vars.color.accent,
  pointerEvents: 'none',
  transition: `transform ${vars.motion.feedback} ${vars.easing}, background-color ${vars.motion.feedback} ${vars.easing}`,
  selectors: {
    [`${track}:checked + &`]: {
      background: vars.color.onSolid,
      transform: `translateX(calc(100% - ${vars.line.thin}))`,
    },
  },
  '@media': {
    [forcedColors]: {
      background: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: { [`${track}:checked + &`]: { background: 'Canvas', color: 'Highlight' } },
    },
  },
});

/** The tick says it a second time, without colour. */
export const mark = style({
  width: vars.size.mark,
  height: vars.size.mark,
  strokeWidth: 3,
  opacity: 0,
  selectors: { [`${track}:checked + ${thumb} &`]: { opacity: 1 } },
});
