import { anyCardSize } from '../styles/card-height.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** More than a page of a list shows. */
const late = ':nth-child(n + 31)';

/** Costs nothing while it is out of sight; the size keeps the scroll bar still until it has been rendered once. */
const laidOutNear = {
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${anyCardSize.width} auto ${anyCardSize.height}`,
  // Rings of what has the focus at its edge.
  overflowClipMargin: vars.space.xsmall,
} as const;

export const base = style({
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  overflowWrap: 'break-word',
  selectors: { [`&${late}`]: laidOutNear, [`:is(ul, ol) > ${late} > &:only-child`]: laidOutNear },
});

/** At the bottom, however high its neighbours make the card. */
export const footer = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.medium,
});

/** Only with a footer: else what stands in a card flows as anywhere. */
export const column = style({
  selectors: { [`&:has(> ${footer})`]: { display: 'flex', flexDirection: 'column' } },
});

export const level = styleVariants({
  rest: { background: vars.color.surface },
  sunken: { background: vars.color.surfaceSunken, borderColor: vars.color.outline },
  raised: {
    background: vars.color.surfaceRaised,
    borderColor: vars.color.outline,
    boxShadow: vars.shadow.float,
  },
});

export const padding = styleVariants({
  none: {},
  medium: { padding: vars.density.cardPadding },
  large: { padding: vars.space.large },
  xlarge: { padding: vars.space.xlarge },
});
