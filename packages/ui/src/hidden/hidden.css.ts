import { from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';

const none = { display: 'none' } as const;

export const base = style({ minWidth: 0 });

export const below = styleVariants({
  tablet: { ...none, '@media': { [from('tablet')]: { display: 'block' } } },
  desktop: { ...none, '@media': { [from('desktop')]: { display: 'block' } } },
});

export const above = styleVariants({
  tablet: { '@media': { [from('tablet')]: none } },
  desktop: { '@media': { [from('desktop')]: none } },
});

export const onPaper = style({ '@media': { print: none } });
