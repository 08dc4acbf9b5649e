import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** Room around the text that a page of sections does not have. */
export const article = style({
  paddingBlock: `${vars.space.large} ${vars.space.huge}`,
  marginBlockEnd: vars.space.large,
});
