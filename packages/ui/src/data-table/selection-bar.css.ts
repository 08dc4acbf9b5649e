import { from, short } from '../styles/breakpoints.ts';
import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { root } from './data-table.css.ts';

export const noBar = style({ position: 'absolute' });

/** It floats while the rows go on below the window, and comes to rest after the last of them. */
export const bar = style({
  position: 'sticky',
  zIndex: vars.layer.sticky,
  insetBlockEnd: `calc(${vars.space.small} + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  border: `${vars.line.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  fontSize: vars.text.small,
  '@media': { [short]: { position: 'static' }, print: { display: 'none' } },
});

export const count = style({ fontWeight: vars.weight.semibold, fontVariantNumeric: 'tabular-nums' });

/** Which key leads here, while a box has the focus by one. */
export const keys = style({
  display: 'none',
  color: vars.color.textMuted,
  selectors: { [`${root}:has(input:focus-visible) &`]: { display: 'inline' } },
});

/** On phones a line of its own, which its buttons fill. */
export const actions = style({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  marginInlineStart: `calc(${vars.space.xsmall} - ${vars.space.medium})`,
  '@media': { [from('tablet')]: { flex: '1 0 auto', marginInlineStart: 0 } },
});

globalStyle(`${actions} > *`, { flexGrow: 1, '@media': { [from('tablet')]: { flexGrow: 0 } } });

globalStyle(`${bar} button`, { '@media': { '(pointer: coarse)': { minHeight: vars.size.touch } } });

// What gets the focus scrolls to above the bar, never under it (WCAG 2.4.11).
globalStyle(`${root}[data-selecting] table :is(a, button, input)`, {
  scrollMarginBlockEnd: `calc(${vars.space.vast} + ${vars.space.huge})`,
  '@media': {
    [from('tablet')]: { scrollMarginBlockEnd: vars.space.vast },
    [short]: { scrollMarginBlockEnd: 0 },
  },
});
