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
  '@container': {
    '(max-width: 12em)': {
      selectors: {
        [`${layout.list} > &`]: { alignSelf: 'end' },
        // Letters twice as large leave no room beside the picture's words: at its other end, three quarters of its
        // width.
        [`${layout.grid} > &`]: {
          insetBlockStart: `calc(75cqi - ${vars.size.touch} - ${space.xxsmall})`,
        },
      },
    },
  },
  '@media': { [from('tablet')]: { selectors: { [`${layout.list} > &`]: { alignSelf: 'start' } } } },
});

const beyond = `calc((${vars.size.touch} - ${vars.size.disc}) / 2)`;

/** As large as the heart beside it; a finger gets as much around it as there. */
export const dismiss = style({
  position: 'relative',
  width: vars.size.disc,
  height: vars.size.disc,
  border: `${vars.line.thin} solid ${color.border}`,
  borderRadius: vars.radius.full,
  '@media': {
    '(pointer: coarse)': {
      margin: beyond,
      '::after': { content: '', position: 'absolute', inset: `calc(-1 * (${beyond} + ${vars.line.thin}))` },
    },
  },
});
