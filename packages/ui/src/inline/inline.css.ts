import { globalStyle, style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({ display: 'flex', minWidth: 0 });

// What has one size keeps it where words have to break.
globalStyle(`${base} > :is(svg, button)`, { flexShrink: 0 });

export const inset = styleVariants({ xxsmall: { paddingInline: vars.space.xxsmall } });

export const wrap = styleVariants({ true: { flexWrap: 'wrap' } });

/** As wide as the row lets them be, up to what suits them; or at its end. */
export const item = styleVariants({
  form: { flex: '1 1 100%', minWidth: 0, maxWidth: vars.width.form },
  field: { flex: `0 1 max(14em, calc(3.5 * ${vars.space.huge}))`, minWidth: 0 },
  end: { marginInlineStart: 'auto' },
  select: {
    flex: `1 1 max(9em, calc(3 * ${vars.space.xxlarge}))`,
    maxWidth: `max(14em, calc(3.5 * ${vars.space.huge}))`,
    minWidth: 0,
  },
});
