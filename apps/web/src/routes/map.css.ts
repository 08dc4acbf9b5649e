import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export { columns, page } from './auction-list.css.ts';

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minWidth: 0,
});
