import { from, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const filters = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'start',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  },
});

export const figures = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
});

/** The back office's own figures, whose names are long: full rows of them at every width. */
export const overview = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

export const fives = style({
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

// Five in rows of two: the last has a row of its own.
globalStyle(`${fives} > :last-child`, {
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: 'auto' } },
});

export const threes = style({
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const foot = style({ display: 'grid', justifyItems: 'center', gap: vars.space.small });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const cell = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  minWidth: 140,
  whiteSpace: 'normal',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

/** Two short fields beside each other where there is room; all else takes the whole row. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
  },
});

export const row = style({ gridColumn: '1 / -1' });

// A live region is there before its words and takes no room until then.
globalStyle(`${form} > [role=alert]`, { gridColumn: '1 / -1' });
globalStyle(`${form} > [role=alert]:empty`, { position: 'absolute' });

export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});
