import { canHover, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const line = `${vars.line.thin} solid ${vars.color.border}`;

export const root = style({ borderBlockStart: line });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xsmall} ${vars.space.xlarge}`,
  paddingBlock: vars.space.large,
  borderBlockEnd: line,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: `${vars.width.sideMenu} minmax(0, 1fr)`,
      alignItems: 'baseline',
    },
  },
});

export const words = style({
  display: 'grid',
  gap: vars.space.xsmall,
  maxWidth: vars.measure,
  textWrap: 'pretty',
});

/** The whole entry is pressed. */
export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [canHover]: { selectors: { [`${entry}:hover &`]: { color: vars.color.accentText } } } },
});
