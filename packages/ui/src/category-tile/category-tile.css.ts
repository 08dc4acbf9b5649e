import { canHover } from '../styles/breakpoints.ts';
import { fillItem } from '../internal/fill-item.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style([
  fillItem,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.small,
    padding: vars.density.cardPadding,
    border: `${vars.line.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    textDecoration: 'none',
    transition: `border-color ${vars.motion.feedback} ${vars.easing}, box-shadow ${vars.motion.open} ${vars.easing}`,
    '@media': {
      [canHover]: { ':hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.lift } },
    },
  },
]);

export const disc = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  hyphens: 'auto',
  overflowWrap: 'break-word',
});

/** Keeps its line while the count is not known. */
export const count = style({
  minHeight: `calc(1em * ${vars.leading.reading})`,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.reading,
});
