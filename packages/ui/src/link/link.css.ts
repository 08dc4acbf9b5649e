import { canHover } from '../styles/breakpoints.ts';
import { globalStyle, style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  borderRadius: vars.radius.small,
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: '0.2em',
});

export const tone = styleVariants({
  accent: { color: vars.color.accentText, textDecorationLine: 'underline' },
  plain: {
    color: 'inherit',
    textDecorationLine: 'none',
    '@media': { [canHover]: { ':hover': { textDecorationLine: 'underline' } } },
  },
});

export const outside = style({
  display: 'inline',
  width: '0.9em',
  height: '0.9em',
  marginInlineStart: '0.25em',
});

/** A word joiner before the mark, which thus never stands alone at the start of a line. */
const mark = `${base} > span:has(> ${outside})`;
globalStyle(mark, { whiteSpace: 'nowrap' });
globalStyle(`${mark}::before`, { content: '"\\2060"' });
