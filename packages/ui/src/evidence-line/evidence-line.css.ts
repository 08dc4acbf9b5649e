import { from } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text } = vars;

export const root = style({
  display: 'grid',
  gap: `${space.xxsmall} ${space.large}`,
  minWidth: 0,
  paddingBlock: space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.line.thin} solid ${color.border}` } },
  '@media': {
    [from('phone')]: { gridTemplateColumns: '9em minmax(0, 1fr)', alignItems: 'baseline' },
    print: { breakInside: 'avoid' },
  },
});

/** Without a figure, or with a long one, the words begin where the figures do. */
export const plain = style({ '@media': { [from('phone')]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

export const figure = style({
  fontSize: text.xlarge,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
});

export const words = style({ display: 'grid', gap: space.xxsmall, minWidth: 0 });

export const statement = style({
  maxWidth: vars.measure,
  lineHeight: vars.leading.reading,
  textWrap: 'pretty',
});

export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxsmall} ${space.small}`,
  fontSize: text.xsmall,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
});

/** A dot, half a dot, a ring: the kinds differ in shape as well. */
export const mark = style({
  display: 'inline-block',
  width: vars.size.mark,
  height: vars.size.mark,
  marginInlineEnd: space.xsmall,
  border: `${vars.line.thick} solid currentcolor`,
  borderRadius: vars.radius.full,
  verticalAlign: '-0.1em',
  forcedColorAdjust: 'none',
});

export const filling = styleVariants({
  seen: { background: 'currentcolor' },
  weaker: { borderInlineEndWidth: '0', background: 'currentcolor', clipPath: 'inset(0 50% 0 0)' },
  estimate: { borderStyle: 'dotted' },
});
