import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  outlineOffset: `calc(-1 * ${vars.space.xxsmall})`,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.accentText },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
});

/** The disc that is seen; the button around it is the 44 px that is hit. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.disc,
  height: vars.size.disc,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: {
    [`${base}[aria-disabled="true"] > &`]: { opacity: 0.7 },
    // A colour and no movement: a press must not have the whole page put into layers anew.
    [`${base}:active > &`]: { background: vars.color.accentSoftHover, borderColor: vars.color.borderStrong },
  },
  '@media': {
    [canHover]: { selectors: { [`${base}:hover:not(:active) > &`]: { background: vars.color.accentSoft } } },
  },
});

export const heart = style({
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
  fill: 'none',
  stroke: 'currentcolor',
  // Filled and empty take the pointer differently: it would leave and enter with each press.
  pointerEvents: 'none',
  strokeWidth: vars.line.thick,
  strokeLinejoin: 'round',
  selectors: { [`${base}[aria-pressed="true"] &`]: { fill: 'currentcolor' } },
});
