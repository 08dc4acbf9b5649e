import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingBlock: vars.space.large,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const sort = style({ flex: '0 1 14rem', minWidth: 0 });
