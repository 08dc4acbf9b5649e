import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const line = `${vars.line.thin} solid ${vars.color.border}`;

export const root = style({
  ...column,
  alignContent: 'start',
  gap: vars.space.large,
  padding: vars.space.large,
  border: line,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  scrollMarginBlockStart: vars.space.large,
  '@media': { print: { padding: 0, border: 0 } },
});

export const figures = style({
  ...column,
  gap: vars.space.large,
  paddingBlockEnd: vars.space.medium,
  borderBlockEnd: line,
  background: vars.color.surface,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Fields far down a form still change figures that are seen.
    [from('desktop')]: {
      position: 'sticky',
      top: vars.space.huge,
      zIndex: vars.layer.raised,
      paddingBlockStart: vars.space.medium,
    },
  },
});

/** The first has a row of its own. */
export const item = style({
  containerType: 'inline-size',
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

export const name = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const value = style({
  // Of letters twice as large a figure is as large as a phone has room for.
  fontSize: `min(${vars.text.xxlarge}, 11cqi)`,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('phone')]: { fontSize: vars.text.xxlarge } },
  selectors: {
    [`${item}:first-child > &`]: {
      fontSize: `min(${vars.text.title}, 12.6cqi)`,
      '@media': { [from('phone')]: { fontSize: vars.text.hero } },
    },
  },
});

/** A dash as large as a figure would be a bar; the line keeps the figure's height. */
export const missing = style({
  color: vars.color.textFaint,
  fontSize: vars.text.large,
  fontWeight: vars.weight.regular,
});
