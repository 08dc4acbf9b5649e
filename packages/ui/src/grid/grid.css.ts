import { style, styleVariants } from '@vanilla-extract/css';

import { from } from '../styles/breakpoints.ts';
import { vars } from '../styles/theme.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const base = style({ display: 'grid', ...columns(1) });

export const most = styleVariants({
  1: {},
  2: { '@media': { [from('phone')]: columns(2) } },
  3: { '@media': { [from('phone')]: columns(2), [from('desktop')]: columns(3) } },
  4: { '@media': { [from('phone')]: columns(2), [from('desktop')]: columns(4) } },
});

export const gap = styleVariants({
  small: { gap: vars.space.small },
  medium: { gap: vars.space.medium },
  large: { gap: vars.density.gap },
});
