import { keyframes } from '@vanilla-extract/css';

import { hidden } from '../internal/visually-hidden.css.ts';
import { forcedColors, reducedMotion } from '../styles/breakpoints.ts';
import { motionStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const root = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
});

export const unseen = hidden;

export const label = style({ minWidth: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const figure = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  position: 'relative',
  height: vars.space.xsmall,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.border,
  selectors: {
    // The native bar's own movement cannot be drawn the same in every browser.
    [`${root}[data-state="unknown"] &::after`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '40%',
      borderRadius: vars.radius.full,
      background: vars.color.accentText,
      animation: `${pass} ${vars.motion.pulse} ease-in-out infinite`,
    },
  },
  '@media': {
    [reducedMotion]: {
      selectors: {
        [`${root}[data-state="unknown"] &::after`]: {
          // At neither end: not a share that is done, and not all of it.
          insetInlineStart: '30%',
        },
      },
    },
    [forcedColors]: {
      height: vars.space.small,
      border: `${vars.line.thin} solid CanvasText`,
      selectors: { [`${root}[data-state="unknown"] &::after`]: { background: 'Highlight' } },
    },
  },
});

motionStyle(
  `${root}[data-state="unknown"] .${track}::after`,
  `${pulse} ${vars.motion.pulse} ease-in-out infinite`,
);

const fill = {
  borderRadius: vars.radius.full,
  background: 'currentcolor',
  transition: `inline-size ${vars.motion.open} ${vars.easing}`,
} as const;

export const bar = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  appearance: 'none',
  background: 'transparent',
  color: vars.color.accentText,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': fill,
  '::-moz-progress-bar': fill,
  selectors: {
    [`${root}[data-state="complete"] &`]: { color: vars.color.positiveText },
    [`${root}[data-state="failed"] &`]: { color: vars.color.criticalText },
    '&:indeterminate': { opacity: 0 },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'Highlight !important' } },
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  color: vars.color.textMuted,
  ':empty': { display: 'none' },
});

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  fontWeight: vars.weight.medium,
  color: vars.color.positiveText,
  selectors: { [`${root}[data-state="failed"] &`]: { color: vars.color.criticalText } },
});

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });
