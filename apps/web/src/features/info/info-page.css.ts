import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({
  ...column,
  gap: vars.space.xxlarge,
  paddingBlock: `${vars.space.large} ${vars.space.huge}`,
  '@media': { [from('tablet')]: { gap: vars.space.huge } },
});

export const header = style({ ...column, gap: vars.space.medium });

export const lead = style({ maxWidth: vars.measure, textWrap: 'pretty' });

export const section = style({
  ...column,
  gap: vars.space.large,
  scrollMarginBlockStart: vars.space.vast,
});

export const title = style({ ...column, gap: vars.space.xsmall });

/** Running text or a list, and beside it, where there is room, what goes with it. */
export const split = style({
  ...column,
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.width.cardFigures}`,
      columnGap: vars.space.huge,
    },
  },
});

export const aside = style({ ...column, gap: vars.space.medium, justifyItems: 'start' });
