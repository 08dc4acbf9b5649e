import { canHover, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'grid',
  borderRadius: vars.radius.large,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.surfaceHover } } },
  },
});
