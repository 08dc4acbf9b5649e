import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small });

/** As high with one item as with many: what is written moves nothing. */
export const list = style({
  height: 'min(22em, 50dvh)',
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.xsmall,
});

export const note = style({
  padding: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

/** For those who have keys. */
export const keys = style({
  color: vars.color.textMuted,
  fontSize: vars.text.xsmall,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
