import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text } = vars;

export const root = style({ minWidth: 0 });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.small,
  alignItems: 'start',
  paddingBlock: space.small,
  selectors: { '& + &': { borderBlockStart: `${vars.line.thin} solid ${color.border}` } },
});

/** The day as on a sheet of a calendar. */
export const day = style({
  minWidth: '4em',
  padding: `${space.xxsmall} ${space.xsmall}`,
  border: `${vars.line.thin} solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceSunken,
  fontSize: text.small,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  textAlign: 'center',
});

export const words = style({
  flex: '1 1 8em',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxsmall,
  minWidth: 0,
});

/** A state is no line of its own. */
export const title = style({ fontSize: text.small, textWrap: 'pretty', overflowWrap: 'anywhere' });

export const when = style({
  color: color.textMuted,
  fontSize: text.xsmall,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.reading,
});
