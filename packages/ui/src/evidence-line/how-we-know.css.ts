import { canHover } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** Looks like a word of its line and takes a finger: its area reaches beyond it. */
export const button = style({
  position: 'relative',
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space.small})`,
    insetInline: `calc(-1 * ${vars.space.xsmall})`,
  },
  '@media': {
    [canHover]: { ':hover': { textDecorationStyle: 'solid' } },
    print: { display: 'none' },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});
