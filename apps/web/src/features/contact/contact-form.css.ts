import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: vars.space.large, maxWidth: vars.measure });

export const pair = style({
  ...column,
  gap: vars.space.large,
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const send = style({ justifySelf: 'start' });

export const sent = style({
  ...column,
  gap: vars.space.medium,
  justifyItems: 'start',
  maxWidth: vars.measure,
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space.huge,
  height: vars.space.huge,
  borderRadius: vars.radius.full,
  background: vars.color.positiveSoft,
  color: vars.color.positiveText,
});
