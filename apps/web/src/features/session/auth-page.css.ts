import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  paddingBlock: `${vars.space.xlarge} ${vars.space.huge}`,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.huge,
      paddingBlock: vars.space.xxlarge,
      alignItems: 'stretch',
    },
  },
});

export const alone = style({ '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

/** One column of a form, in the middle of its half. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
});

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
});

export const lead = style({ color: vars.color.textMuted, lineHeight: vars.leading.reading });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

/** What belongs to each other at both ends of a line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
});

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  lineHeight: vars.leading.reading,
});
