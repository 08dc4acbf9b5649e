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

export const track = style({
  vars: { [knob]: vars.size.iconLarge },
  position: 'relative',
  flexShrink: 0,
  width: `calc(2 * ${knob} + 3 * ${gap})`,
  height: `calc(${knob} + 2 * ${gap} + 2 * ${vars.line.thin})`,
  padding: gap,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  transition: `background-color ${vars.motion.feedback} ${vars.easing}, border-color ${vars.motion.feedback} ${vars.easing}`,
  // The target of a finger reaches past what is drawn.
  '::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space.small})` },
  selectors: {
    '&[data-state="checked"]': { borderColor: vars.color.accent, background: vars.color.accent },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-invalid="true"]': {
      borderColor: vars.color.criticalText,
      boxShadow: `0 0 0 ${vars.line.thin} ${vars.color.criticalText}`,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`${row}:hover &:enabled:not([data-state="checked"])`]: { borderColor: vars.color.textMuted },
        [`${row}:hover &:enabled[data-state="checked"]`]: { background: vars.color.accentHover },
      },
    },
    [forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        '&[data-state="checked"]': {
          borderColor: 'Highlight',
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
        '&:disabled': { borderColor: 'GrayText', opacity: 1 },
        '&:disabled[data-state="checked"]': { background: 'GrayText' },
      },
    },
  },
});

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: knob,
  height: knob,
  borderRadius: vars.radius.full,
  background: vars.color.textMuted,
  color: vars.color.accent,
  transition: `transform ${vars.motion.feedback} ${vars.easing}, background-color ${vars.motion.feedback} ${vars.easing}`,
  selectors: {
    '&[data-state="checked"]': {
      background: vars.color.onSolid,
      transform: `translateX(calc(100% - ${vars.line.thin}))`,
    },
  },
  '@media': {
    [forcedColors]: {
      background: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: { '&[data-state="checked"]': { background: 'Canvas', color: 'Highlight' } },
    },
  },
});

/** The tick says it a second time, without colour. */
export const mark = style({
  width: vars.size.mark,
  height: vars.size.mark,
  strokeWidth: 3,
  opacity: 0,
  selectors: { [`${thumb}[data-state="checked"] &`]: { opacity: 1 } },
});
