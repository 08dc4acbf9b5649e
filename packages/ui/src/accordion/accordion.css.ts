import { keyframes } from '@vanilla-extract/css';

import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xxsmall}))` } });

export const root = style({
  minWidth: 0,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});

export const item = style({ borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}` });

export const heading = style({ fontSize: vars.text.medium });

export const trigger = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  width: '100%',
  minHeight: vars.size.touch,
  paddingBlock: vars.space.medium,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'start',
  // Inside its row, which ends where its neighbours begin.
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  '@media': { [canHover]: { ':hover': { color: vars.color.accentText } } },
});

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  flexShrink: 0,
  width: vars.size.iconLarge,
  height: `calc(${vars.leading.snug} * 1em)`,
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.open} ${vars.easing}`,
  selectors: { [`${trigger}[data-state="open"] > &`]: { transform: 'rotate(180deg)' } },
});

/** It moves itself: in a panel that is hidden until found, a movement of what is inside would never end. */
export const panel = style({
  selectors: { '&:not([hidden])': { animation: `${appear} ${vars.motion.open} ${vars.easing}` } },
});

export const content = style({
  maxWidth: vars.measure,
  paddingBlockEnd: vars.space.large,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
