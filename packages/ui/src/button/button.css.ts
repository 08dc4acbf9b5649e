import { canHover } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  maxWidth: '100%',
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${vars.motion.feedback} ${vars.easing}, border-color ${vars.motion.feedback} ${vars.easing}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { opacity: 1, cursor: 'progress' },
  },
});

const able = '&:not(:disabled):not([aria-disabled="true"])';
const hovered = (style: { background?: string; borderColor?: string }) => ({
  '@media': { [canHover]: { selectors: { [`${able}:hover`]: style } } },
});

const c = vars.color;

export const tone = styleVariants({
  accent: { background: c.accent, color: c.onSolid, ...hovered({ background: c.accentHover }) },
  neutral: {
    background: c.surface,
    borderColor: c.borderStrong,
    color: c.text,
    ...hovered({ background: c.surfaceSunken, borderColor: c.textMuted }),
  },
  soft: { background: c.accentSoft, color: c.accentText, ...hovered({ background: c.accentSoftHover }) },
  quiet: { color: c.accentText, ...hovered({ background: c.accentSoft }) },
  critical: { background: c.criticalSolid, color: c.onSolid },
});

export const size = styleVariants({
  small: { minHeight: vars.density.controlSmall, paddingInline: vars.space.small, fontSize: vars.text.small },
  medium: {
    minHeight: vars.density.control,
    paddingInline: vars.density.controlPadding,
    fontSize: vars.density.text,
  },
  large: { minHeight: vars.space.xxlarge, paddingInline: vars.space.large, fontSize: vars.text.medium },
});

export const wide = styleVariants({ true: { width: '100%' } });

/** While busy the label keeps the width, unseen but still its name. */
export const label = style({
  display: 'contents',
  selectors: { '[aria-busy="true"] > &': { color: 'transparent', forcedColorAdjust: 'none' } },
});

/** Only a word that is longer than the button may be is broken: a row never narrows it for less. */
export const words = style({ minWidth: 0, overflowWrap: 'break-word' });

export const wait = style({ position: 'absolute', inset: 0, margin: 'auto' });

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });
