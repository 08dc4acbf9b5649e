import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const card = style({
  overflow: 'hidden',
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const words = style({ display: 'grid', gap: vars.space.small, padding: vars.density.cardPadding });

export const picture = style({ aspectRatio: '4 / 3' });
