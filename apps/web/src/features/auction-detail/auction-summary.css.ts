import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const picture = style({ borderRadius: vars.radius.large, overflow: 'hidden' });

export const more = style({
  padding: vars.space.large,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});
