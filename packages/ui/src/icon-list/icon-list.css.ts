import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const root = style({ ...column, gap: vars.space.large });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
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

/** Letters twice as large leave it no room beside the sign. */
export const words = style({
  ...column,
  flex: '1 1 9em',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minWidth: 0,
});

export const title = style({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug });

export const text = style({
  maxWidth: '42ch',
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});
