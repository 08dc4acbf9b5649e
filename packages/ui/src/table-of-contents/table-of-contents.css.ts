import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      top: vars.space.vast,
      maxHeight: `calc(100dvh - 2 * ${vars.space.vast})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
    print: { display: 'none' },
  },
});

export const places = style({
  display: 'grid',
  fontSize: vars.text.small,
  borderInlineStart: `${vars.line.thin} solid ${vars.color.border}`,
});

export const place = style({
  display: 'block',
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.medium,
  color: vars.color.textMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});
