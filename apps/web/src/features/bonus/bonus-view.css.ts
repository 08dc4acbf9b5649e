import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('wide')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const card = style({ display: 'grid', minWidth: 0 });

export const skeleton = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.density.cardPadding,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const note = style({
  maxWidth: vars.measure,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});
