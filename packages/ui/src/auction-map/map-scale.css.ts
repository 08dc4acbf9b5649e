import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { side } from './auction-map.css.ts';

const c = vars.color;

export const scale = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xsmall,
  insetInlineStart: vars.space.small,
  width: side,
  maxWidth: 'none',
  height: vars.space.large,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const scaleBar = style({
  stroke: c.textMuted,
  strokeWidth: vars.line.thick,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const scaleText = style({
  fill: c.textMuted,
  fontSize: vars.text.xsmall,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});
