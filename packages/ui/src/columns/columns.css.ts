import { from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const rest = 'minmax(0, 1fr)';
const fromTablet = (first: string, second: string) => ({
  '@media': { [from('tablet')]: { gridTemplateColumns: `${first} ${second}` } },
});
const fromDesktop = (first: string, second: string) => ({
  '@media': { [from('desktop')]: { gridTemplateColumns: `${first} ${second}` } },
});

export const base = style({
  display: 'grid',
  gridTemplateColumns: rest,
  minWidth: 0,
  // A link to it stops below the header.
  scrollMarginBlockStart: vars.space.large,
});

export const sizes = styleVariants({
  'rest-auto': fromTablet(rest, 'auto'),
  'wide-narrow': fromTablet('minmax(0, 1.7fr)', rest),
  'narrow-wide': fromDesktop('minmax(0, 5fr)', 'minmax(0, 6fr)'),
  'filter-rest': fromDesktop(vars.width.filter, rest),
  'figures-rest': fromDesktop(vars.width.cardFigures, rest),
  'rest-figures': fromDesktop(rest, vars.width.cardFigures),
  'form-rest': fromDesktop(`minmax(0, ${vars.width.form})`, rest),
});
