import { canHover } from '../styles/breakpoints.ts';
import { fillItem } from '../internal/fill-item.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style([
  fillItem,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xxsmall,
    minWidth: 0,
    padding: vars.density.cardPadding,
    border: `${vars.line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  },
]);

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${vars.motion.feedback} ${vars.easing}`,
  '@media': { [canHover]: { ':hover': { borderColor: vars.color.borderStrong } } },
});

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

export const value = style({
  // With letters twice as large a date is whole.
  fontSize: `min(${vars.text.xxlarge}, 11.5vw)`,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const leading = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

/** At the end of the figure, which is short: beside a label it would break words. */
export const arrow = style([icon, { marginInlineStart: 'auto', color: vars.color.textMuted }]);

export const hint = style({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
});
