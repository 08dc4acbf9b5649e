import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({ display: 'flex', minWidth: 0 });

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
});

export const width = styleVariants({
  full: { width: '100%' },
  form: { maxWidth: vars.width.form },
  measure: { maxWidth: vars.measure },
});

export const wrap = styleVariants({ true: { flexWrap: 'wrap' } });
