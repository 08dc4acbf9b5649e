import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const width = styleVariants({
  full: {},
  form: { maxWidth: vars.width.form },
  measure: { maxWidth: vars.measure },
});

/** Where the parts' names stand beside their fields: how wide these are, and how far apart. */
export const names = '11em';
export const beside = vars.space.large;
