import { canHover, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const edge = (side: string) => `calc(${vars.space.medium} + env(safe-area-inset-${side}))`;

export const root = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockEnd: edge('bottom'),
  insetInlineEnd: edge('right'),
  display: 'grid',
  placeItems: 'center',
  width: vars.space.xxlarge,
  height: vars.space.xxlarge,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  boxShadow: vars.shadow.float,
  color: vars.color.onSolid,
  transition: ['background-color', 'opacity', 'transform']
    .map((property) => `${property} ${vars.motion.feedback} ${vars.easing}`)
    .join(', '),
  '@media': {
    [canHover]: { ':hover': { background: vars.color.accentHover } },
    print: { display: 'none' },
    // Narrower than this it lies over what is read. Beside a bar that stays it takes nothing more.
    [`not ${from('wide')}`]: {
      selectors: {
        ':root:not(:has([data-sticky-bar])) &[data-reading]:not(:focus-visible)': {
          opacity: 0,
          transform: `translateY(${vars.space.large})`,
          pointerEvents: 'none',
        },
      },
    },
  },
  selectors: {
    // The question about consent has the bottom until it is answered; a dialog has the whole page.
    ':root:has([data-consent-notice]) &': { display: 'none' },
    ':root:has([data-modal]) &': { display: 'none' },
    '&[data-waiting]': { visibility: 'hidden' },
  },
});

export const icon = style({ flexShrink: 0, width: vars.size.iconLarge, height: vars.size.iconLarge });
