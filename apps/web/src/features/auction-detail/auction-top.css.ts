import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  '@media': { print: { display: 'none' } },
});

export const crumbs = style({ minWidth: 0 });

export const name = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { print: { display: 'none' } },
});
