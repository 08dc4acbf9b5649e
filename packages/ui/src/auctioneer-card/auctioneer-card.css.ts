import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, weight, line } = vars;

export const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.medium,
  minWidth: 0,
  containerType: 'inline-size',
  padding: vars.density.cardPadding,
  border: `${line.thin} solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
});

export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space.small, minWidth: 0 });

/** Letters twice as large leave it no room beside the logo. */
export const who = style({ flex: '1 1 5em', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  fontSize: text.large,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const muted = style({
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  overflowWrap: 'anywhere',
});

const mark = {
  flexShrink: 0,
  width: vars.space.xxlarge,
  height: vars.space.xxlarge,
  border: `${line.thin} solid ${color.border}`,
  borderRadius: vars.radius.medium,
} as const;

/** Logos are drawn for white paper. */
export const logo = style([
  mark,
  { padding: space.xxsmall, background: color.onScrim, objectFit: 'contain' },
]);

export const initials = style([
  mark,
  {
    display: 'grid',
    placeItems: 'center',
    background: color.surfaceSunken,
    color: color.textMuted,
    fontSize: text.medium,
    fontWeight: weight.semibold,
  },
]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  // Nor a value beside its name.
  '@container': { '(max-width: 9em)': { gridTemplateColumns: '100%' } },
  gap: `${space.xxsmall} ${space.medium}`,
  paddingBlock: space.small,
  borderBlock: `${line.thin} solid ${color.border}`,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
});

export const fact = style({ display: 'contents' });

export const term = style({ color: color.textMuted });

export const description = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const markIcon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const action = style({ display: 'grid', gap: space.xsmall });

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });
