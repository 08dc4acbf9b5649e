import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { from as above } from '../styles/breakpoints.ts';
import { vars } from '../styles/theme.css.ts';

const sizesVar = createVar();
const rest = 'minmax(0, 1fr)';

export const base = style({
  display: 'grid',
  gridTemplateColumns: rest,
  minWidth: 0,
  scrollMarginBlockStart: vars.space.vast,
});

export const sizes = styleVariants(
  {
    'filter-rest': `${vars.width.filter} ${rest}`,
    'menu-rest': `${vars.width.sideMenu} ${rest}`,
    'figures-rest': `${vars.width.cardFigures} ${rest}`,
    'rest-figures': `${rest} ${vars.width.cardFigures}`,
    'form-rest': `minmax(0, ${vars.width.form}) ${rest}`,
    'rest-auto': `${rest} auto`,
    even: `${rest} ${rest}`,
    'narrow-wide': 'minmax(0, 5fr) minmax(0, 6fr)',
    'wide-narrow': `minmax(0, 1.7fr) ${rest}`,
  },
  (value) => ({ vars: { [sizesVar]: value } }),
);

const template = { gridTemplateColumns: sizesVar };

export const from = styleVariants({
  always: template,
  phone: { '@media': { [above('phone')]: template } },
  tablet: { '@media': { [above('tablet')]: template } },
  desktop: { '@media': { [above('desktop')]: template } },
});

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
});
