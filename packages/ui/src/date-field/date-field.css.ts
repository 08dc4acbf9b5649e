import { frame } from '../field/field.css.ts';
import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const box = style([
  frame,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [forcedColors]: { selectors: { '&:has(input:disabled)': { borderColor: 'GrayText' } } } },
  },
]);

export const opener = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  alignSelf: 'stretch',
  width: vars.density.control,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  outlineOffset: `calc(-1 * ${vars.space.xxsmall})`,
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.accentText },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [canHover]: { selectors: { '&:hover:enabled': { color: vars.color.text } } } },
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });
