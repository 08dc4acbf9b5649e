import { canHover } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.feedback} ${vars.easing}`,
  selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' } },
});

export const tone = styleVariants({
  quiet: {
    color: vars.color.textMuted,
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not(:disabled):not([aria-disabled="true"])': {
            background: vars.color.surfaceSunken,
            color: vars.color.text,
          },
        },
      },
    },
  },
  neutral: { background: vars.color.surface, borderColor: vars.color.borderStrong, color: vars.color.text },
});

export const size = styleVariants({
  small: { width: vars.density.controlSmall, height: vars.density.controlSmall },
  medium: { width: vars.density.control, height: vars.density.control },
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });
