import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const file = style({
  width: '100%',
  minHeight: vars.size.touch,
  padding: vars.space.xsmall,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.small,
});
