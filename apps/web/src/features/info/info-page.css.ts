import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  paddingBlock: `${vars.space.large} ${vars.space.huge}`,
});

export const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const lead = style({ maxWidth: vars.measure, textWrap: 'pretty' });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  scrollMarginBlockStart: vars.space.vast,
});
