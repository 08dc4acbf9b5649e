import { from } from '../styles/breakpoints.ts';
import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

const half = `calc((100% - ${vars.space.small}) / 2)`;

// Two in a row on phones: figures should not push out of sight what they are of. Letters twice as large have the row.
export const base = style({
  display: 'grid',
  gap: vars.space.small,
  minWidth: 0,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8em, ${half})), 1fr))`,
});

const fit = style({
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))' } },
});
// Seven or eight in two rows: as many as fit would leave one alone.
const many = style({ '@media': { [from('tablet')]: equal(4) } });
const three = style({ '@media': { [from('tablet')]: equal(3) } });
const four = style({ '@media': { [from('tablet')]: { ...equal(4), gap: vars.space.medium } } });
// One row, whose cards' own lines lie as close as in the card.
const five = style({ '@media': { [from('desktop')]: { ...equal(5), rowGap: vars.space.xxsmall } } });

export const columns = { fit, many, 3: three, 4: four, 5: five };

globalStyle(`${base} > li, ${base} > li > *`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
// A name on two lines leaves its figure beside the others'.
globalStyle(`${base}${fit} > *, ${base}${many} > *, ${base}${four} > li > *`, {
  alignContent: 'space-between',
});
// Where there are notes as well, each of the three has a line of its own through the row.
globalStyle(`${base}${three} > *, ${base}${five} > *`, {
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  rowGap: vars.space.xxsmall,
});

// An odd one out at the end has the row to itself.
const wholeRow = { gridColumn: '1 / -1' };
const ownCell = { gridColumn: 'auto' };
globalStyle(`${many} > :last-child:nth-child(odd)`, {
  ...wholeRow,
  '@media': { [from('tablet')]: ownCell },
});
globalStyle(`${fit} > :last-child:nth-child(odd)`, {
  ...wholeRow,
  '@media': { [from('phone')]: ownCell },
});
globalStyle(`${five} > :last-child`, { ...wholeRow, '@media': { [from('desktop')]: ownCell } });
