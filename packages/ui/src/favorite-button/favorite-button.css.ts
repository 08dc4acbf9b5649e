import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  // In a line of words it stands by the heart's foot, not by the disc's.
  verticalAlign: `calc((${vars.size.iconLarge} - ${vars.size.disc}) / 2)`,
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  color: vars.color.text,
  outlineOffset: `calc(-1 * ${vars.space.xxsmall})`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'progress' },
  },
});

/** The heart in the disc that is seen; the button around it is the 44 px that is hit. */
export const heart = style({
  width: vars.size.disc,
  height: vars.size.disc,
  padding: `calc((${vars.size.disc} - ${vars.size.iconLarge}) / 2 - ${vars.line.thin})`,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  // Nothing of it reaches over its edge: a clip for each heart would be for nothing.
  overflow: 'visible',
  // What a browser keeps of a drawing's own colours, this one gives up: its disc is as any button's.
  forcedColorAdjust: 'auto',
  fill: 'none',
  stroke: 'currentcolor',
  // Filled and empty take the pointer differently: it would leave and enter with each press.
  pointerEvents: 'none',
  strokeWidth: vars.line.thick,
  strokeLinejoin: 'round',
  selectors: {
    // The button itself keeps its colour: a press has the heart alone styled again.
    [`${base}[aria-pressed="true"] > &`]: { color: vars.color.accentText, fill: 'currentcolor' },
    [`${base}[aria-disabled="true"] > &`]: { opacity: 0.7 },
    // A colour and no movement: a press must not have the whole page put into layers again.
    [`${base}:active > &`]: { background: vars.color.accentSoftHover, borderColor: vars.color.borderStrong },
  },
  '@media': {
    [canHover]: { selectors: { [`${base}:hover:not(:active) > &`]: { background: vars.color.accentSoft } } },
  },
});
