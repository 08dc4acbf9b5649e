import { from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  color: vars.color.text,
  // In a row, too: what someone wrote as one word is no wider than its place.
  overflowWrap: 'anywhere',
});

/** With letters twice as large the longest words of our titles are as wide as a phone rather than break. */
const whole = (size: string, max: string) => `min(${size}, ${max})`;

export const size = styleVariants({
  small: { fontSize: vars.text.medium, letterSpacing: vars.tracking.normal },
  medium: { fontSize: whole(vars.text.xlarge, '10vw') },
  large: { fontSize: whole(vars.text.xxlarge, '11.5vw') },
  title: {
    fontSize: whole(vars.text.xxlarge, '11.5vw'),
    '@media': { [from('tablet')]: { fontSize: vars.text.title } },
  },
  hero: {
    fontSize: whole(vars.text.title, '12.5vw'),
    fontWeight: vars.weight.bold,
    '@media': {
      [from('tablet')]: { fontSize: vars.text.display },
      [from('desktop')]: { fontSize: vars.text.hero },
    },
  },
});
