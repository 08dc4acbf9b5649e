import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const block = style({
  ...column,
  gap: vars.space.large,
  alignItems: 'start',
  scrollMarginBlockStart: vars.space.vast,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `${vars.width.cardFigures} minmax(0, 1fr)`,
      columnGap: vars.space.huge,
    },
  },
});

export const words = style({ ...column, gap: vars.space.medium });
