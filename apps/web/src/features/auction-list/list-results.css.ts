import { from, vars } from '@martelo/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minWidth: 0,
});

/** Not on phones, where the first auction should be in sight. */
export const whereWide = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** The last word of a list, whether it found anything or not. */
export const ended = style({ justifySelf: 'center' });

export const failed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlock: vars.space.large,
});

const grid = {
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
};

export const cards = styleVariants({
  grid,
  list: { display: 'grid', gap: vars.space.medium, gridTemplateColumns: 'minmax(0, 1fr)' },
});
