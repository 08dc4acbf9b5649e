import { from, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: vars.space.huge },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

/** On paper the calculation stands alone. */
globalStyle(`body:has(${columns}) > :is(header, footer), body:has(${columns}) nav`, {
  '@media': { print: { display: 'none' } },
});
