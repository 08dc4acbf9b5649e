import { tabShape } from '../internal/tab-shape.css.ts';
import { canHover, forcedColors, noScript } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ minWidth: 0 });

/** The line under the tabs is drawn inside: a border of a scroller would end with what is seen. */
export const list = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${vars.line.thin}) 0 ${vars.color.border}`,
  '@media': {
    [noScript]: { scrollbarWidth: 'auto' },
    [forcedColors]: { borderBlockEnd: `${vars.line.thin} solid CanvasText` },
  },
});

export const tab = style([
  tabShape,
  {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: vars.density.control,
    borderBlock: `${vars.line.thick} solid transparent`,
    borderRadius: vars.radius.small,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    // Inside, where the scroller cannot cut it off.
    outlineOffset: `calc(-1 * ${vars.line.thick})`,
    selectors: {
      '&[aria-selected="true"]': {
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderBlockEndColor: vars.color.accentText,
        color: vars.color.text,
      },
      '&:disabled': { color: vars.color.textFaint, cursor: 'not-allowed' },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: vars.size.touch, minWidth: vars.size.touch },
      [canHover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.text } } },
      [forcedColors]: {
        selectors: {
          // Forced colours paint a transparent border too.
          '&': { borderBlockColor: 'Canvas' },
          '&[aria-selected="true"]': { borderBlockEndColor: 'Highlight' },
          '&:disabled': { color: 'GrayText' },
        },
      },
    },
  },
]);

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

export const count = style({
  minWidth: vars.size.iconLarge,
  paddingInline: vars.size.dot,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.text.xsmall,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.reading,
  textAlign: 'center',
  selectors: {
    [`${tab}[aria-selected="true"] > &`]: {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
});

export const panel = style({
  minWidth: 0,
  paddingBlockStart: vars.space.medium,
  borderRadius: vars.radius.small,
});
