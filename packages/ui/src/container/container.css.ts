import { style, styleVariants } from '@vanilla-extract/css';

import { from } from '../styles/breakpoints.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [from('tablet')]: { paddingInline: vars.space.large } },
});

const widest = (inner: string) => ({ maxWidth: `calc(${inner} + 2 * ${vars.space.large})` });

export const width = styleVariants({
  page: widest(vars.width.page),
  text: widest(vars.measure),
  form: widest(vars.width.form),
});
