import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  // Beside controls it breaks before its bracket rather than within it.
  textWrap: 'balance',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});
