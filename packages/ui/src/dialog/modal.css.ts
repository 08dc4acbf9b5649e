import { keyframes } from '@vanilla-extract/css';

import { canHover, from, short } from '../styles/breakpoints.ts';
import { globalStyle, style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

globalStyle(':root:has([data-modal])', { overflow: 'hidden' });

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.small})` } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const fromTheSide = keyframes({ from: { transform: 'translateX(100%)' } });

const opens = (movement: string) => `${movement} ${vars.motion.open} ${vars.easing}`;

export const backdrop = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  inset: 0,
  background: vars.color.backdrop,
  animation: opens(appear),
});

export const surface = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  outline: 'none',
  // All of it scrolls, so that the keyboard scrolls it from its buttons; head and foot stay.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** What gets the focus scrolls to between head and foot, never under them (WCAG 2.4.11). */
export const framed = style([
  surface,
  {
    scrollPaddingBlock: `${vars.space.huge} ${vars.space.vast}`,
    '@media': { [short]: { scrollPaddingBlock: 0 } },
  },
]);

const edge = vars.radius.large;
const side = {
  insetBlock: 0,
  insetInline: 'auto 0',
  borderRadius: `${edge} 0 0 ${edge}`,
  animation: opens(fromTheSide),
} as const;

export const shape = styleVariants({
  center: {
    inset: vars.space.medium,
    width: 'auto',
    maxWidth: vars.width.form,
    height: 'fit-content',
    maxHeight: `calc(100dvh - 2 * ${vars.space.medium})`,
    margin: 'auto',
    borderRadius: edge,
    animation: opens(rise),
  },
  /** From below on phones, from the side on wider pages. Its height is fixed: what opens inside moves nothing. */
  sheet: {
    inset: `${vars.space.xxlarge} 0 0`,
    borderRadius: `${edge} ${edge} 0 0`,
    animation: opens(fromBelow),
    '@media': { [from('tablet')]: { ...side, width: vars.width.form } },
  },
  menu: {
    ...side,
    width: `calc(100% - ${vars.space.xxlarge})`,
    maxWidth: `calc(${vars.width.filter} + ${vars.space.xxlarge})`,
  },
});

const stays = {
  position: 'sticky',
  zIndex: vars.layer.raised,
  flexShrink: 0,
  background: vars.color.surfaceRaised,
  '@media': { [short]: { position: 'static' } },
} as const;

/** Of a dialog in the middle: a question or a small form, or something that wants the room. */
export const size = styleVariants({
  medium: {},
  large: { maxWidth: vars.width.dialog },
});

export const head = style({
  ...stays,
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.xsmall} ${vars.space.large}`,
});

export const title = style({
  minWidth: 0,
  paddingBlock: vars.space.xsmall,
  overflowWrap: 'anywhere',
  fontSize: vars.text.large,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.leading.snug,
});

export const close = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
  '@media': {
    [canHover]: { ':hover': { background: vars.color.surfaceSunken, color: vars.color.text } },
  },
});

export const closeIcon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const body = style({
  flex: '1 0 auto',
  padding: `${vars.space.xxsmall} ${vars.space.large} ${vars.space.large}`,
});

export const description = style({
  marginBlockEnd: vars.space.large,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

/** Its answers stand side by side, with room between. */
export const foot = style({
  ...stays,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  padding: `${vars.space.medium} ${vars.space.large}`,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});
