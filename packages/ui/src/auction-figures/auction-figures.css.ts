import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  padding: vars.density.cardPadding,
  background: vars.color.surface,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  containerType: 'inline-size',
});

export const muted = style({
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
});

/** The valuation belongs to the value above it. */
export const valuation = style([muted, { marginBlockStart: `calc(-1 * ${vars.space.xsmall})` }]);

/** Until when one may bid is what one acts on. */
export const closes = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const rounds = style({ display: 'grid', containerType: 'inline-size' });

export const round = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-current]': { color: vars.color.text, fontWeight: vars.weight.semibold },
  },
});

/** As wide as the current one's, which is bolder: dates stand below each other. */
globalStyle(`${round} > dt`, { minWidth: '5.3em' });

/** As large as the line has room for. */
globalStyle(`${round} > dd`, { fontSize: 'min(1em, 11cqi)' });

/** The hour stays with its date: where there is no room beside them the amount goes below, to the same edge. */
globalStyle(`${round} > dd:first-of-type`, { flex: '1 1 auto', whiteSpace: 'nowrap' });

globalStyle(`${round} > dd:last-of-type`, { marginInlineStart: 'auto' });
