import { from } from '../styles/breakpoints.ts';
import { styleVariants } from '../styles/layered.ts';

const seen = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
} as const;

export const below = styleVariants({ tablet: { '@media': { [from('tablet')]: seen } } });
