import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

/** Nothing fades: the words stay readable for as long as the next list takes. */
export const results = style({ selectors: { '&[aria-busy="true"]': { cursor: 'progress' } } });

/** On paper three beside each other. */
export const cards = style({
  '@media': { print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.small } },
});

/** The card fills its row; what can be done with it stands below. */
export const card = style({ gridTemplateRows: '1fr' });

export const loading = style({ overflow: 'hidden' });
export const picture = style({ aspectRatio: '4 / 3' });
export const words = style({ padding: vars.density.cardPadding });
