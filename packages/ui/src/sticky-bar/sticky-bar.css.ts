import { from, short } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  position: 'sticky',
  bottom: `calc(var(--keyboard, 0%) + ${vars.space.small} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.sticky,
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space.large,
  minHeight: vars.space.xxlarge,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.text,
  textDecoration: 'none',
  containerType: 'inline-size',
  '@media': {
    [from('phone')]: { gridAutoFlow: 'column', justifySelf: 'start', containerType: 'normal' },
    [from('desktop')]: { display: 'none' },
    [short]: { position: 'static' },
    print: { display: 'none' },
  },
  selectors: {
    // The way to a conversation stands at the right; the question about consent has the bottom until it is answered.
    ':root:has([data-chat-button]) &': {
      marginInlineEnd: `calc(${vars.space.xxlarge} + ${vars.space.small})`,
    },
    ':root:has([data-consent-notice]) &': { display: 'none' },
  },
});

/** A figure at the left, what is done at the right, on every window that has it. */
export const withAction = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  paddingInlineEnd: vars.space.xsmall,
  '@media': { [from('phone')]: { justifySelf: 'stretch' } },
});

/** As wide as its amount at least: beside a wider one the action goes to a line of its own. */
export const single = style({
  flex: '1 1 auto',
  display: 'grid',
  minWidth: 0,
  lineHeight: vars.leading.snug,
});

export const singleAmount = style({
  fontSize: `min(${vars.text.medium}, 12cqi)`,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { [from('phone')]: { fontSize: vars.text.xlarge } },
});

/** On a phone a line each, so that amounts of any length stand below each other. */
export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const name = style({ color: vars.color.textMuted, fontSize: vars.text.small });

/** It breaks rather than push the action away. */
export const singleName = style([name, { width: 0, minWidth: '100%' }]);

export const amount = style({
  // Of letters twice as large an amount is as large as the bar has room for.
  fontSize: 'min(1em, 12cqi)',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const icon = style({
  display: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.textMuted,
  '@media': { [from('phone')]: { display: 'block' } },
});
