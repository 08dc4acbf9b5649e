import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text } = vars;

export const root = style({ display: 'grid', gap: space.small, minWidth: 0 });

export const list = style({ display: 'grid', minWidth: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.small,
  paddingBlock: space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.line.thin} solid ${color.border}` } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const icon = style({
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
  marginBlockStart: '0.1em',
  color: color.accentText,
  selectors: { '[data-missing] > &': { color: color.textFaint } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxsmall,
  overflowWrap: 'anywhere',
});

/** On a phone each in a line of its own: of some names and states one would fit, of others not. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: `${space.xxsmall} ${space.small}`,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  '@media': { [from('phone')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' } },
});

export const name = style({ fontWeight: vars.weight.semibold });

export const number = style({ fontVariantNumeric: 'tabular-nums' });

export const muted = style({
  maxWidth: vars.measure,
  fontSize: text.small,
  lineHeight: vars.leading.snug,
  color: color.textMuted,
  textWrap: 'pretty',
});

export const notice = style({
  display: 'grid',
  gap: space.xxsmall,
  maxWidth: vars.measure,
  paddingInlineStart: space.small,
  borderInlineStart: `${vars.line.thick} solid ${color.border}`,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});
