import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ position: 'relative', minWidth: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
