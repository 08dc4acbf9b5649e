import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const chosen = style({ display: 'grid', gap: vars.space.xxsmall });

export const city = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.accentText,
});

export const pin = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const remove = style({ flexShrink: 0 });
