import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { chosen } from '../styles/forced-colors.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignSelf: 'start',
  gap: vars.space.xxsmall,
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: 0,
});

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.line.thick,
  minWidth: 0,
  padding: vars.line.thick,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  selectors: {
    // A long sentence below it does not make it wider.
    '&:not(:last-child)': { alignSelf: 'start', maxWidth: '100%' },
    'fieldset[aria-invalid="true"] > &': {
      borderColor: vars.color.criticalText,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.criticalText}`,
    },
  },
});

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  // With the frame around it the group is as high as a button.
  minHeight: `calc(${vars.density.control} - 3 * ${vars.line.thick})`,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  border: `${vars.line.thin} solid transparent`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  cursor: 'pointer',
  '@media': {
    '(pointer: coarse)': { minHeight: vars.size.touch, minWidth: vars.size.touch },
    [canHover]: { ':hover': { color: vars.color.text } },
    [forcedColors]: { selectors: { '&:has(:checked)': chosen } },
  },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.borderStrong,
      background: vars.color.surface,
      color: vars.color.text,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.line.thick} solid ${vars.color.focusRing}`,
      outlineOffset: vars.line.thin,
    },
  },
});

/** The native radio lies over its option unseen, so that a press anywhere and every screen reader finds it. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const icon = style({ flexShrink: 0, width: vars.size.iconLarge, height: vars.size.iconLarge });
