import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const button = style({ whiteSpace: 'nowrap' });

export const icon = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
});

/** Phones have room for the icon; the words stay its name. */
export const word = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [from('tablet')]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
