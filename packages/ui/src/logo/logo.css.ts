import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const height = vars.space.xlarge;

// A name that does not fit wraps to a second line, which the height cuts off.
export const base = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  maxWidth: '100%',
  height,
  overflow: 'hidden',
});

export const mark = style({
  flexShrink: 0,
  width: height,
  height,
  fill: 'currentcolor',
  color: vars.color.accentText,
});

export const name = style({
  color: vars.color.text,
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.03em',
  lineHeight: height,
});
