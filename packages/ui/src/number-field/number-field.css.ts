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

export const unit = style({
  flexShrink: 0,
  paddingInlineEnd: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
});

export const step = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  alignSelf: 'stretch',
  width: vars.density.control,
  borderInlineStart: `${vars.line.thin} solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:enabled:not([aria-disabled="true"])': {
          background: vars.color.surfaceSunken,
          color: vars.color.text,
        },
      },
    },
  },
});

export const icon = style({ width: vars.size.icon, height: vars.size.icon });
