import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const search = style({ maxWidth: vars.width.form });

export const count = style({
  fontSize: vars.text.small,
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const pages = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  color: vars.color.textMuted,
});
