import { forcedColors } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const anchor = style({ position: 'relative' });

/** How high the list may be in the window, where that was measured. */
export const room = '--martelo-option-room';

export const popup = style({
  position: 'absolute',
  zIndex: vars.layer.popup,
  inset: '100% 0 auto',
  maxHeight: `min(24em, 50vh, max(${vars.size.touch}, var(${room}, 100vh)))`,
  marginBlock: vars.space.xsmall,
  marginInline: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.xsmall,
  padding: vars.space.xxsmall,
  border: 0,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: 'inherit',
  boxShadow: vars.shadow.float,
  '@media': { [forcedColors]: { border: `${vars.line.thin} solid` } },
});

export const groupLabel = style({
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xxsmall}`,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.wide,
  color: vars.color.textMuted,
});

export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xsmall,
  minHeight: vars.density.control,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.density.text,
  lineHeight: vars.leading.reading,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accentSoft, color: vars.color.text },
    '&:hover:not([aria-selected="true"])': { background: vars.color.surfaceHover },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: `${vars.line.thick} solid Highlight` } },
    },
  },
});

/** With less room beside it the count has a line of its own. */
export const words = style({ flex: '1 1 5em', minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({ fontSize: vars.text.small, color: vars.color.textMuted });

export const count = style({
  flexShrink: 0,
  marginInlineStart: 'auto',
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

export const note = style({
  padding: `${vars.space.small} ${vars.space.small}`,
  fontSize: vars.text.small,
  color: vars.color.textMuted,
});
