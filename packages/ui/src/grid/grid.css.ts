import { from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const base = style({ display: 'grid', minWidth: 0, ...columns(1) });

/** How many from each width up. */
export const at = {
  /** Two on a phone, one where letters twice as large leave no room for two. */
  base: styleVariants({
    2: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(6em, 34%)), 1fr))' },
  }),
  /** From 640 px. */
  phone: styleVariants({
    2: { '@media': { [from('phone')]: columns(2) } },
    3: { '@media': { [from('phone')]: columns(3) } },
  }),
  /** From 768 px. */
  tablet: styleVariants({
    2: { '@media': { [from('tablet')]: columns(2) } },
    3: { '@media': { [from('tablet')]: columns(3) } },
  }),
  /** From 1024 px. */
  desktop: styleVariants({
    3: { '@media': { [from('desktop')]: columns(3) } },
    4: { '@media': { [from('desktop')]: columns(4) } },
  }),
  /** From 1200 px. */
  wide: styleVariants({ 3: { '@media': { [from('wide')]: columns(3) } } }),
};

export const gap = styleVariants({ density: { gap: vars.density.gap } });

export const row = style({ gridColumn: '1 / -1', minWidth: 0 });
