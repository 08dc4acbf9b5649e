import { fillItem } from '../internal/fill-item.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, weight, line } = vars;

export const base = style([
  fillItem,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.small,
    minWidth: 0,
    padding: vars.density.cardPadding,
    border: `${line.thin} solid ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surface,
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.small,
});

export const disc = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  border: `${line.thin} solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.accentSoft,
  color: color.accentText,
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.xxsmall,
});

export const mark = style({ flexShrink: 0, width: vars.size.mark, height: vars.size.mark });

export const what = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style({
  fontSize: text.medium,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const description = style({
  marginBlockStart: space.xxsmall,
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
});

export const facts = style({
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  fontVariantNumeric: 'tabular-nums',
});

/** At the card's foot, so that buttons stand on one line across a row of cards. */
export const foot = style({
  display: 'grid',
  gap: space.xsmall,
  marginBlockStart: 'auto',
  paddingBlockStart: space.xxsmall,
});

export const progress = style({ display: 'grid', gap: space.xxsmall });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });

export const action = style({ flex: '1 1 auto' });

export const actionIcon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

export const error = style({
  display: 'flex',
  gap: space.xxsmall,
  color: color.criticalText,
  fontSize: text.small,
  fontWeight: weight.medium,
  lineHeight: vars.leading.reading,
});

export const errorIcon = style({ flexShrink: 0, width: vars.size.icon, height: '1lh' });
