import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
});

export const title = style({ fontWeight: vars.weight.semibold });

export const password = style({ fontWeight: vars.weight.medium, color: vars.color.text });

export const muted = style({ color: vars.color.textMuted });

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});

export const who = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
