import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'inline-block',
  height: '1lh',
  overflow: 'hidden',
  verticalAlign: 'bottom',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Of fixed size and contained: a tick lays out and paints this box alone. */
export const form = styleVariants({
  card: { contain: 'strict', width: '5.5ch' },
  long: { contain: 'strict', width: '9ch' },
});

export const urgent = styleVariants({
  true: { color: vars.color.accentText, fontWeight: vars.weight.semibold },
});
