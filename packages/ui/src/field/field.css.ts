import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minWidth: 0,
  maxWidth: '100%',
});

export const label = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const hint = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.criticalText,
  overflowWrap: 'anywhere',
});

export const errorIcon = style({ flexShrink: 0, width: vars.size.icon, height: '1.35em' });

const invalid = {
  borderColor: vars.color.criticalText,
  boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.criticalText}`,
};

/** The box that something is written or chosen in. */
const box = style({
  minHeight: vars.density.control,
  minWidth: 0,
  width: '100%',
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.density.text,
  lineHeight: vars.leading.tight,
  transition: `border-color ${vars.motion.feedback} ${vars.easing}`,
});

/** A box that is itself the native control. */
export const control = style([
  box,
  {
    paddingInline: vars.space.small,
    textOverflow: 'ellipsis',
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    ':hover': { borderColor: vars.color.textMuted },
    ':disabled': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.border,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
      opacity: 1,
    },
    selectors: { '&[aria-invalid="true"]': invalid },
  },
]);

/** A box around a native control and what stands beside it. */
export const frame = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    ':hover': { borderColor: vars.color.textMuted },
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `${vars.line.thick} solid ${vars.color.focusRing}`,
        outlineOffset: vars.line.thick,
      },
      '&:has([aria-invalid="true"])': invalid,
      '&:has(input:disabled)': { background: vars.color.surfaceSunken, borderColor: vars.color.border },
    },
  },
]);

/** The native control in a frame, which shows the focus for it. */
export const framed = style({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  paddingInline: vars.space.small,
  border: 0,
  background: 'none',
  textOverflow: 'ellipsis',
  appearance: 'none',
  outline: 'none',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
