import { createVar } from '@vanilla-extract/css';

import { hidden } from '../internal/visually-hidden.css.ts';
import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minWidth: 0,
});

export const unseen = hidden;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const label = style({ minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'break-word' });

export const figure = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

const knob = createVar();

export const control = style({
  vars: { [knob]: vars.size.iconLarge },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: vars.density.controlSmall,
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { height: vars.size.touch } },
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
});

export const track = style({
  position: 'relative',
  flex: 1,
  height: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  background: vars.color.borderStrong,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const range = style({
  position: 'absolute',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  selectors: { [`${control}:has([aria-invalid="true"]) &`]: { background: vars.color.criticalText } },
  '@media': {
    [forcedColors]: {
      // Thicker as well, so that it does not differ by colour alone.
      background: 'Highlight',
      forcedColorAdjust: 'none',
      outline: `${vars.line.thick} solid Highlight`,
    },
  },
});

export const thumb = style({
  display: 'block',
  position: 'relative',
  width: knob,
  height: knob,
  border: `${vars.line.thick} solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  cursor: 'grab',
  transition: `background-color ${vars.motion.feedback} ${vars.easing}`,
  // As wide as a finger where the knob is not.
  '::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${vars.space.small})` },
  ':active': { cursor: 'grabbing' },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.criticalText },
    '&[data-disabled]': { borderColor: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-disabled])': { background: vars.color.accentSoft } } },
    [forcedColors]: {
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
    },
  },
});
