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

export const size = styleVariants({
  small: { fontSize: vars.text.medium, letterSpacing: vars.tracking.normal },
  medium: { fontSize: vars.text.xlarge },
  large: { fontSize: vars.text.xxlarge },
  title: { fontSize: vars.text.xxlarge, '@media': { [from('tablet')]: { fontSize: vars.text.title } } },
  hero: {
    fontSize: vars.text.title,
    fontWeight: vars.weight.bold,
    '@media': {
      [from('tablet')]: { fontSize: vars.text.display },
      [from('desktop')]: { fontSize: vars.text.hero },
    },
  },
});
