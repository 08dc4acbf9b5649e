import { canHover, from, noScript, short } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const height = vars.space.huge;

export const base = style({
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockStart: 0,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.open} ${vars.easing}, border-color ${vars.motion.open} ${vars.easing}`,
  selectors: {
    '&[data-over-hero]': { marginBlockEnd: `calc(-1 * (${height} + ${vars.line.thin}))` },
    '&[data-transparent]': { borderColor: vars.color.outline, background: 'transparent' },
  },
  '@media': {
    [short]: { position: 'static' },
    // Nothing would turn it solid over the text that scrolls under it.
    [noScript]: {
      position: 'static',
      selectors: { '&[data-transparent]': { background: vars.color.surface } },
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  height,
  '@media': {
    [noScript]: { flexWrap: 'wrap', height: 'auto', minHeight: height, paddingBlock: vars.space.xsmall },
  },
});

export const home = style({
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'center',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
});

export const navigation = style({
  display: 'none',
  // With letters twice as large its links are scrolled, and the page is not.
  flex: '0 100 auto',
  minWidth: 0,
  paddingBlock: vars.space.xxsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInlineStart: vars.space.xsmall,
  '@media': {
    // No menu opens: below the logo its links are scrolled.
    [noScript]: {
      display: 'block',
      order: 1,
      flexBasis: '100%',
      marginInlineStart: 0,
      scrollbarWidth: 'auto',
    },
    [from('desktop')]: { display: 'block', order: 0, flexBasis: 'auto' },
    [from('wide')]: { marginInlineStart: vars.space.large },
  },
});

export const links = style({ display: 'flex' });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [canHover]: { ':hover': { color: vars.color.text } },
    [from('wide')]: { paddingInline: vars.space.small },
  },
  selectors: {
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: vars.space.xsmall,
      insetInline: vars.space.xsmall,
      borderBlockEnd: `${vars.line.thick} solid ${vars.color.accentText}`,
    },
  },
});

export const tools = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xxsmall,
  marginInlineStart: 'auto',
  '@media': { [from('tablet')]: { gap: vars.space.xsmall } },
});

export const theme = style({ display: 'none', '@media': { [from('tablet')]: { display: 'block' } } });

export const favorites = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minWidth: vars.size.touch,
  height: vars.size.touch,
  // Letters twice as large leave room for the way in and the menu on a phone.
  fontSize: 'min(1em, 5.5vw)',
  // Room for a count of three figures beside the heart.
  paddingInline: `${vars.space.small} 1.25em`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  '@media': { [canHover]: { ':hover': { background: vars.color.surfaceSunken } } },
});

/** As large as the letters, of which its count is: both keep their places as they grow. */
export const heart = style({
  flexShrink: 0,
  width: '1.25em',
  height: '1.25em',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: vars.line.thick,
  strokeLinejoin: 'round',
});

/** Out of the flow: the count is known after the page is seen, and nothing may move then. */
export const count = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxsmall,
  insetInlineStart: `calc(${vars.space.small} + 0.92em)`,
  minWidth: '1.5em',
  paddingInline: `calc(${vars.space.xxsmall} - ${vars.line.thin})`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onSolid,
  // A rim of the header's own ground sets it off the heart that it lies on.
  boxShadow: `0 0 0 ${vars.line.thick} ${vars.color.surface}`,
  fontSize: `min(${vars.text.xsmall}, 0.75em)`,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  '@media': { '(forced-colors: active)': { outline: `${vars.line.thin} solid` } },
});

export const menu = style({
  '@media': { [from('desktop')]: { display: 'none' }, [noScript]: { display: 'none' } },
});
