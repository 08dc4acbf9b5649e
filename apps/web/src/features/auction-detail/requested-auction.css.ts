import { from, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * On phones what it is and the ways to it come first: both are in the first screenful. Beside large
 * letters the picture gives way.
 */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'min(7em, 36%) minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "price price" "ways ways" "rounds rounds"',
  gap: vars.space.medium,
  alignItems: 'start',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'min(16em, 36%) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture name" "picture price" "ways ways" "rounds rounds"',
      columnGap: vars.space.large,
    },
    [from('desktop')]: {
      gridTemplateColumns: 'min(20em, 36%) minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"picture name ways" "picture price ways" "picture rounds ways"',
      columnGap: vars.space.xlarge,
    },
  },
});

export const media = style({ gridArea: 'picture' });

export const picture = style({
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

export const name = style({ gridArea: 'name' });

export const ways = style({ gridArea: 'ways' });

export const price = style({ gridArea: 'price' });

export const rounds = style({ gridArea: 'rounds' });

/** On phones the words stand below the picture, of which they would cover a third. */
export const caption = style({
  display: 'none',
  color: vars.color.textMuted,
  fontSize: vars.text.xsmall,
  selectors: { [`${media}:has(img) &`]: { display: 'block' } },
  '@media': { [from('tablet')]: { selectors: { [`${media}:has(img) &`]: { display: 'none' } } } },
});

globalStyle(`${picture} > img ~ span`, {
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block' } },
});

/** A dot stands between two facts of one line alone: where a line begins, it is outside and cut off. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: '0.85em', overflowX: 'clip' });

export const fact = style({ position: 'relative' });

export const dot = style({ position: 'absolute', insetInlineStart: '-0.57em' });
