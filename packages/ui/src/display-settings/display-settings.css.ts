import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
  minWidth: 0,
});

/** Its name above it, on every window: beside it one would have room on a phone, another not. */
export const setting = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  minWidth: 0,
});

export const name = style({ fontSize: vars.text.small, color: vars.color.textMuted });
