import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** It gets the focus when the form opens: the ring goes around the words. */
export const title = style({ width: 'fit-content' });

/** On wide pages what the alert would have found stands beside its fields. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  marginBlockStart: vars.space.medium,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: `minmax(0, ${vars.width.form}) minmax(0, 1fr)`,
      columnGap: vars.space.xlarge,
      alignItems: 'start',
    },
  },
});

/** Without anything to say it takes no room, but is there to speak from. */
export const wrong = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space.small,
  selectors: { '&:empty': { position: 'absolute' } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const range = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});
