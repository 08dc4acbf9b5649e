import { from, vars } from '@martelo/ui/styles';
import { style, styleVariants } from '@vanilla-extract/css';

const { medium } = vars.space;

/** What is cut off at its edge leaves room for rings and shadows around it, which take nothing from the page. */
const base = style({
  marginBlock: `calc(-1 * ${medium})`,
  marginInline: `calc(-1 * ${medium})`,
  padding: medium,
  contentVisibility: 'auto',
});

/** What each is taken for until it comes near and is laid out, as it was measured in three widths. */
const heights = {
  list: ['37em', '38em', '36em'],
  steps: ['42em', '22em', '13em'],
  testimonials: ['51em', '24em', '19em'],
  plans: ['71em', '44em', '30em'],
} as const;

/** Below the first screens of a phone: the page is seen before these are laid out. */
export const later = styleVariants(heights, ([phone, tablet, desktop]) => [
  base,
  {
    containIntrinsicBlockSize: `auto ${phone}`,
    '@media': {
      [from('tablet')]: { containIntrinsicBlockSize: `auto ${tablet}` },
      [from('desktop')]: { containIntrinsicBlockSize: `auto ${desktop}` },
    },
  },
]);
