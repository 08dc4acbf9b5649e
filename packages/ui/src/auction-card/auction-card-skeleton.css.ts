import { figureSize } from '../styles/figure-size.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** As high as a badge: its line, its edges and its padding. */
export const badge = style({
  width: '45%',
  height: `calc(1lh + 4 * ${vars.line.thin})`,
  fontSize: vars.text.xsmall,
  lineHeight: vars.leading.snug,
});

export const value = styleVariants({
  grid: { flexBasis: '60%', fontSize: figureSize(vars.text.xxlarge), lineHeight: vars.leading.tight },
  list: { flexBasis: '60%', fontSize: figureSize(vars.text.xlarge), lineHeight: vars.leading.tight },
});
