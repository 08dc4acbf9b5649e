import { canHover, forcedColors } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.xsmall,
  minHeight: vars.size.chip,
  paddingBlock: vars.space.xxsmall,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: vars.size.touch, paddingBlock: vars.space.xsmall } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted } },
});

const control = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.iconLarge,
  height: vars.size.iconLarge,
  margin: 0,
  // In the middle of the label's first line, however large its letters are.
  marginBlockStart: `max(0em, calc((1lh - ${vars.size.iconLarge} - ${vars.line.thin}) / 2))`,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  color: vars.color.onSolid,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${vars.motion.feedback} ${vars.easing}, border-color ${vars.motion.feedback} ${vars.easing}`,
  '::before': { content: '""', background: 'currentcolor', transform: 'scale(0)' },
  ':checked': { borderColor: vars.color.accent, background: vars.color.accent },
  ':disabled': { opacity: 0.5 },
  '@media': {
    [canHover]: { selectors: { [`${row}:hover &:enabled`]: { borderColor: vars.color.accentText } } },
    // The system's own drawing keeps its contrast there.
    [forcedColors]: { appearance: 'auto' },
  },
  selectors: {
    '&:checked::before': { transform: 'scale(1)' },
    '&[aria-invalid="true"], fieldset[aria-invalid="true"] > label > &': {
      borderColor: vars.color.criticalText,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.criticalText}`,
    },
  },
});

export const type = styleVariants({
  checkbox: [
    control,
    {
      borderRadius: vars.radius.small,
      '::before': {
        width: '60%',
        height: '60%',
        clipPath: 'polygon(14% 44%, 0 58%, 40% 96%, 100% 16%, 84% 4%, 38% 66%)',
      },
    },
  ],
  radio: [
    control,
    {
      borderRadius: vars.radius.full,
      '::before': { width: vars.size.dot, height: vars.size.dot, borderRadius: vars.radius.full },
    },
  ],
});

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // With less room beside it the count has a line of its own.
  flex: '1 1 5em',
  minWidth: 0,
  overflowWrap: 'break-word',
});

/** What is chosen is never faint: it is why nothing is found. */
export const empty = style({
  selectors: { 'input:not(:checked) ~ &': { color: vars.color.textMuted } },
});

export const count = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
