import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../styles/theme.css.ts';

export const base = style({ display: 'flex', minWidth: 0 });

export const direction = styleVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
});

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const width = styleVariants({
  form: { maxWidth: vars.width.form },
  measure: { maxWidth: vars.measure },
});

export const wrap = styleVariants({ true: { flexWrap: 'wrap' } });
