import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `${vars.width.filter} minmax(0, 1fr)`,
      columnGap: vars.space.huge,
    },
  },
});

export const contents = style({
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
  borderInlineStart: `1px solid ${vars.color.border}`,
});

export const place = style({
  display: 'block',
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.medium,
  color: vars.color.textMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});
