import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/**
 * Where it does not fit beside its controls it breaks before its bracket, and within that only where it is too long.
 */
export const range = style({ display: 'inline-block' });
