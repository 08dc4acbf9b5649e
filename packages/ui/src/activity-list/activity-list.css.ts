import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text: textSize, line } = vars;

export const base = style({ minWidth: 0 });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xsmall} ${space.small}`,
  minWidth: 0,
  paddingBlock: space.small,
  selectors: { '& + &': { borderBlockStart: `${line.thin} solid ${color.border}` } },
});

export const disc = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.disc,
  height: vars.size.disc,
  border: `${line.thin} solid ${color.outline}`,
  borderRadius: vars.radius.full,
  background: color.surfaceSunken,
  color: color.textMuted,
});

export const icon = style({ width: vars.size.icon, height: vars.size.icon });

/** Letters twice as large leave it no room beside the disc. */
export const words = style({
  display: 'grid',
  flex: '1 1 8em',
  alignContent: 'start',
  minWidth: 0,
  containerType: 'inline-size',
});

export const text = style({
  textWrap: 'pretty',
  // An amount of millions stays whole.
  fontSize: `min(${textSize.small}, 11cqi)`,
  lineHeight: vars.leading.reading,
  overflowWrap: 'anywhere',
});

export const when = style({
  display: 'block',
  color: color.textMuted,
  fontSize: textSize.xsmall,
  lineHeight: vars.leading.reading,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = style({
  paddingBlock: space.large,
  color: color.textMuted,
  fontSize: textSize.small,
  lineHeight: vars.leading.reading,
  textAlign: 'center',
});

export const blank = style({ flexShrink: 0, width: vars.size.disc, height: vars.size.disc });

export const blankDisc = style({ height: '100%', overflow: 'hidden', borderRadius: vars.radius.full });
