import { from, vars } from '@martelo/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const base = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.gap };

export const cards = styleVariants({
  grid: {
    ...base,
    '@media': {
      [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('wide')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  list: { ...base, gap: vars.space.small },
});

export const card = style({ display: 'grid', gap: vars.space.xsmall, gridTemplateRows: '1fr', minWidth: 0 });

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  // Nothing fades: the words stay readable for as long as the next list takes.
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});
