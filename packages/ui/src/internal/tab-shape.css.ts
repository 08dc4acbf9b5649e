import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** How large a tab's letters are and how far they stand from its sides, whether it is a link or not. */
export const tabShape = style({
  paddingInline: vars.space.medium,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});
