import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style({ ...column, gap: vars.space.large });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.accentText,
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const words = style({ ...column, gap: vars.space.xxsmall });

export const title = style({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug });

export const text = style({
  maxWidth: '42ch',
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});
