import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'inline-flex',
  minWidth: 0,
  margin: 0,
  padding: vars.line.thick,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.outline}`,
});

const touch = '(pointer: coarse)';

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.chip,
  height: vars.size.chip,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.surface,
      boxShadow: `0 0 0 ${vars.line.thin} ${vars.color.borderStrong}`,
      color: vars.color.text,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.line.thick} solid ${vars.color.focusRing}`,
      outlineOffset: vars.line.thick,
    },
  },
  '@media': {
    [touch]: { width: vars.size.touch, height: vars.size.touch },
    [canHover]: { ':hover': { color: vars.color.text } },
    [forcedColors]: {
      selectors: { '&:has(:checked)': { outline: `${vars.line.thick} solid Highlight` } },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});

export const icon = style({ width: vars.size.icon, height: vars.size.icon });
