import { globalStyle, style } from '@vanilla-extract/css';

import { hidden } from '../internal/visually-hidden.css.ts';
import { canHover, from } from '../styles/breakpoints.ts';
import { vars } from '../styles/theme.css.ts';

const edge = (side: string) => `calc(${vars.space.medium} + env(safe-area-inset-${side}))`;

// What gets the focus scrolls to above it, and the end of the page is read above it.
globalStyle(':root:where(:has([data-chat-button]))', {
  scrollPaddingBlockEnd: `calc(${vars.space.huge} + ${vars.space.medium})`,
});
globalStyle('body:where(:has([data-chat-button]))', {
  paddingBlockEnd: `calc(${vars.space.huge} + ${vars.space.medium})`,
});

export const root = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockEnd: edge('bottom'),
  insetInlineEnd: edge('right'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: vars.space.xxlarge,
  minHeight: vars.space.xxlarge,
  paddingInline: `calc((${vars.space.xxlarge} - ${vars.size.iconLarge}) / 2 - ${vars.line.thin})`,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  boxShadow: vars.shadow.float,
  color: vars.color.onSolid,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.feedback} ${vars.easing}`,
  '@media': {
    [canHover]: { ':hover': { background: vars.color.accentHover } },
    print: { display: 'none' },
  },
  selectors: {
    // The question about consent has the bottom until it is answered.
    ':root:has([data-consent-notice]) &': { display: 'none' },
  },
});

export const icon = style({ flexShrink: 0, width: vars.size.iconLarge, height: vars.size.iconLarge });

/** Phones have room for the icon; the word stays its name. */
export const label = style([
  hidden,
  {
    '@media': {
      [from('tablet')]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);
