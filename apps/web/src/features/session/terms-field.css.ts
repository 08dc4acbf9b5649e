import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  fontSize: vars.text.small,
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  color: vars.color.textMuted,
});

export const error = style({ color: vars.color.criticalText });
