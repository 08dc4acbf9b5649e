import { canHover, forcedColors, from } from '../styles/breakpoints.ts';
import { chosen } from '../styles/forced-colors.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('tablet')]: { justifyContent: 'center' } },
});

const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  minWidth: vars.density.control,
  minHeight: vars.density.control,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  '@media': { [canHover]: { selectors: { '&[href]:hover': { background: vars.color.surfaceSunken } } } },
});

export const step = style([
  target,
  {
    flexShrink: 0,
    paddingInline: vars.space.xsmall,
    whiteSpace: 'nowrap',
    selectors: { '&[aria-disabled]': { color: vars.color.textFaint, cursor: 'not-allowed' } },
    '@media': { [forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } } },
  },
]);

export const pages = style({
  display: 'none',
  '@media': {
    [from('tablet')]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: vars.space.xxsmall,
    },
  },
});

export const page = style([
  target,
  {
    paddingInline: vars.space.xsmall,
    selectors: {
      '&[aria-current]': {
        borderColor: vars.color.accentText,
        background: vars.color.accentSoft,
        color: vars.color.accentText,
        fontWeight: vars.weight.semibold,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current]': chosen } } },
  },
]);

export const gap = style({
  alignSelf: 'center',
  minWidth: vars.space.large,
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const place = style({
  flex: '1 1 7em',
  // Else a place that is as wide as its content counts it for less, and the next page stands on a line of its own.
  minWidth: '7em',
  color: vars.color.textMuted,
  textAlign: 'center',
  '@media': { [from('tablet')]: { display: 'none' } },
});

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });
