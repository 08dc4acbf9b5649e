import { from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [from('tablet')]: { paddingInline: vars.space.large } },
});

export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Between the sections of a page: more where there is room. */
export const sections = style({
  gap: vars.space.xxlarge,
  '@media': { [from('tablet')]: { gap: vars.space.huge } },
});

export const align = styleVariants({ center: { justifyItems: 'center' } });

const steps = {
  medium: vars.space.medium,
  large: vars.space.large,
  xxlarge: vars.space.xxlarge,
  huge: vars.space.huge,
};

export const above = styleVariants(steps, (value) => ({ paddingBlockStart: value }));
export const below = styleVariants(steps, (value) => ({ paddingBlockEnd: value }));

const widest = (inner: string) => ({ maxWidth: `calc(${inner} + 2 * ${vars.space.large})` });

export const width = styleVariants({
  page: widest(vars.width.page),
  text: widest(vars.measure),
  form: widest(vars.width.form),
});
