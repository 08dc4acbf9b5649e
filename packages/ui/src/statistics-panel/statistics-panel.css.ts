import { forcedColors, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: `${vars.space.medium} ${vars.space.large}`,
  padding: vars.density.cardPadding,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [from('desktop')]: { gridTemplateColumns: '1fr 13em', alignItems: 'center' } },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))',
  gap: `${vars.space.small} ${vars.space.medium}`,
});

export const figure = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  minWidth: 0,
  containerType: 'inline-size',
});

export const label = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
});

/** The bar that stands out in the distribution is this figure's. */
export const swatch = style({
  display: 'inline-block',
  width: vars.size.dot,
  height: vars.size.mark,
  marginInlineEnd: vars.space.xxsmall,
  borderBlockEnd: `${vars.line.thick} solid ${vars.color.text}`,
  background: vars.color.accent,
  verticalAlign: 'baseline',
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const value = style({
  fontSize: `min(${vars.text.medium}, 11cqi)`,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const missing = style({ fontSize: vars.text.small, color: vars.color.textMuted });

export const note = style({
  gridColumn: '1 / -1',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
});
