import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
  minWidth: 0,
});

export const setting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
});

export const name = style({ fontSize: vars.text.small, color: vars.color.textMuted });
