import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { layout } from './opportunity-card.css.ts';

const { space, color } = vars;

/** Over the picture in the grid, beside the amounts in a list; above the link that fills the card. */
export const root = style({
  position: 'absolute',
  zIndex: vars.layer.control,
  insetBlockStart: space.xxsmall,
  insetInlineEnd: space.xxsmall,
  display: 'flex',
  alignItems: 'center',
  selectors: {
    [`${layout.list} > &`]: {
      position: 'relative',
      gridArea: 'figures',
      alignSelf: 'center',
      justifySelf: 'end',
    },
  },
  '@media': { [from('tablet')]: { selectors: { [`${layout.list} > &`]: { alignSelf: 'start' } } } },
});

/** As large as the heart beside it; a finger gets more. */
export const dismiss = style({
  width: vars.size.disc,
  height: vars.size.disc,
  border: `${vars.line.thin} solid ${color.border}`,
  borderRadius: vars.radius.full,
  '@media': { '(pointer: coarse)': { width: vars.size.touch, height: vars.size.touch } },
});
