import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const section = style({ ...column, gap: vars.space.large });

export const head = style({ ...column, gap: vars.space.xsmall });

export const row = style({
  ...column,
  gap: vars.space.large,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
