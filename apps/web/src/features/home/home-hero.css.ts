import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const hero = style({
  background: vars.color.surface,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  // The header lies over the hero's top.
  paddingBlock: `calc(${vars.space.huge} + ${vars.space.small}) ${vars.space.xxlarge}`,
  '@media': {
    [from('tablet')]: { paddingBlock: `calc(${vars.space.huge} + ${vars.space.huge}) ${vars.space.huge}` },
  },
});

/** On phones the search comes right after its sentence, what is offered below it. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)',
      gridTemplateAreas: '"words film" "offer film" "search search"',
      columnGap: vars.space.xlarge,
    },
  },
});

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  '@media': { [from('desktop')]: { gridArea: 'search', marginBlockStart: vars.space.medium } },
});

export const film = style({
  '@media': { [from('desktop')]: { gridArea: 'film', alignSelf: 'center' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { [from('desktop')]: { gridArea: 'words', alignSelf: 'end' } },
});

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [from('desktop')]: { gridArea: 'offer', alignSelf: 'start' } },
});
