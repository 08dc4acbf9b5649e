import type { CSSProperties } from '@vanilla-extract/css';

import { canHover, from } from '../styles/breakpoints.ts';
import { cardHeight } from '../styles/card-height.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { width } from '../styles/tokens.ts';

const { space, color, text, weight, motion } = vars;

export const base = style({
  position: 'relative',
  minWidth: 0,
  border: `${vars.line.thin} solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  // Cards out of sight cost nothing; the size keeps the scroll bar still until each has been rendered once.
  contentVisibility: 'auto',
  containerType: 'inline-size',
  transition: `transform ${motion.feedback} ${vars.easing}`,
  selectors: {
    // The link's own ring would be cut off by the containment.
    '&:has(a:focus-visible)': {
      outline: `${vars.line.thick} solid ${color.focusRing}`,
      outlineOffset: vars.line.thick,
    },
  },
  '@media': {
    [canHover]: {
      ':hover': {
        borderColor: color.borderStrong,
        boxShadow: vars.shadow.lift,
        transform: `translateY(calc(-1 * ${vars.line.thick}))`,
      },
    },
  },
});

const columns = `minmax(0, ${vars.width.cardPicture}) minmax(0, 1fr)`;

const sizeToCome = (height: string) => `auto ${vars.width.cardPicture} auto ${height}`;

export const layout = styleVariants({
  grid: {
    // Of cards out of sight a column costs a quarter of what a grid does.
    display: 'flex',
    flexDirection: 'column',
    containIntrinsicSize: sizeToCome(cardHeight.narrow),
    '@media': {
      [from('phone')]: { containIntrinsicSize: sizeToCome(cardHeight.phone) },
      [from('desktop')]: { containIntrinsicSize: sizeToCome(cardHeight.desktop) },
      [from('wide')]: { containIntrinsicSize: sizeToCome(cardHeight.wide) },
    },
  },
  list: {
    display: 'grid',
    gridTemplate: `'media badges' auto 'media figures' auto 'facts facts' auto 'foot foot' auto / 1fr 2fr`,
    containIntrinsicSize: `auto ${vars.width.page} auto ${vars.height.cardRowPhone}`,
    '@media': {
      // Too narrow for a column of figures beside whole titles.
      [from('tablet')]: {
        gridTemplate: `'media badges' auto 'media facts' auto 'media figures' 1fr 'media foot' auto / ${columns}`,
        containIntrinsicSize: `auto ${vars.width.page} auto ${vars.height.cardRow}`,
      },
      [from('wide')]: {
        gridTemplate: `'media badges figures' auto 'media facts figures' 1fr 'media foot foot' auto / ${columns} ${vars.width.cardFigures}`,
        containIntrinsicSize: `auto ${vars.width.page} auto ${vars.height.cardRowWide}`,
      },
    },
  },
});

const inList = (selector = '&') => `${layout.list} > ${selector}`;

/** Letters twice as large leave a row on a phone no room for a picture. */
const inNarrowList = (rule: CSSProperties) => ({
  '@container': { '(max-width: 12em)': { selectors: { [inList()]: rule } } },
});

export const media = style({
  gridArea: 'media',
  position: 'relative',
  overflow: 'hidden',
  // One less than the card's, by its hairline: corners stay concentric.
  borderStartStartRadius: `calc(${vars.radius.large} - ${vars.line.thin})`,
  borderStartEndRadius: `calc(${vars.radius.large} - ${vars.line.thin})`,
  selectors: {
    [inList()]: { minHeight: vars.space.vast, borderStartEndRadius: 0 },
    [`${base}[data-status="finished"] > &, ${base}[data-status="delisted"] > &`]: { filter: 'grayscale(1)' },
  },
  ...inNarrowList({ display: 'none' }),
});

/** In a list the pictures are small and as high as the row. */
export const picture = style({
  aspectRatio: '4 / 3',
  selectors: { [`${layout.list} > ${media} > &`]: { position: 'absolute', inset: 0, aspectRatio: 'auto' } },
});

export const discount = styleVariants({
  grid: { position: 'absolute', insetBlockEnd: space.xsmall, insetInlineStart: space.xsmall },
  list: {},
});

export const badges = style({
  gridArea: 'badges',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  padding: vars.density.cardPadding,
  paddingBlockEnd: 0,
  selectors: { [inList()]: { paddingInlineEnd: `calc(${vars.size.touch} + ${space.xsmall})` } },
  ...inNarrowList({ gridColumn: '1 / -1' }),
});

export const figures = style({
  gridArea: 'figures',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: space.xsmall,
  padding: vars.density.cardPadding,
  paddingBlock: `${space.xsmall} 0`,
  fontVariantNumeric: 'tabular-nums',
  // A phone of 390 px has the discount beside the amount.
  selectors: { [inList()]: { paddingInlineEnd: space.xsmall } },
  ...inNarrowList({ gridColumn: '1 / -1' }),
  '@media': {
    [from('wide')]: {
      selectors: {
        // The amount keeps to the edge, so that amounts compare down the page.
        [inList()]: {
          flexDirection: 'row-reverse',
          paddingBlockStart: vars.density.cardPadding,
          paddingInlineEnd: vars.size.disc,
          marginInlineEnd: space.medium,
          textAlign: 'end',
        },
      },
    },
  },
});

export const facts = style({
  gridArea: 'facts',
  flex: '1 0 auto',
  minWidth: 0,
  padding: vars.density.cardPadding,
  paddingBlock: `${space.small} 0`,
  '@media': { [from('tablet')]: { selectors: { [inList()]: { paddingBlockStart: space.xsmall } } } },
});

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  // Balanced, a number and what it counts come on two lines.
  textWrap: 'pretty',
  // With so few letters in a line a title takes what it needs.
  '@container': { '(max-width: 16em)': { WebkitLineClamp: 'none' } },
  fontSize: text.medium,
  fontWeight: weight.medium,
  lineHeight: vars.leading.snug,
  color: color.text,
});

/** Where it lies takes a second line rather than lose its end; its last word does not stand there alone. */
export const muted = style({
  display: 'flow-root',
  textWrap: 'pretty',
  fontSize: text.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

/** When it ends is never cut: it takes a second line instead. */
export const when = style({ flex: '1 1 7em', minWidth: 0, fontSize: text.small, color: color.textMuted });

/** An amount is never cut: it takes a second line instead. */
export const valuation = style({
  flexBasis: '100%',
  minWidth: 0,
  fontSize: text.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minWidth: 0,
  marginBlockStart: space.small,
  marginInline: vars.density.cardPadding,
  paddingBlock: space.small,
  borderBlockStart: `${vars.line.thin} solid ${color.border}`,
  lineHeight: vars.leading.reading,
});

export const link = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.xxsmall,
  fontSize: text.small,
  fontWeight: weight.semibold,
  color: color.accentText,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.layer.raised },
});

export const arrow = style({
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: vars.line.thick,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@container': { [`(max-width: ${width.cardNarrow}px)`]: { display: 'none' } },
});

export const heart = style({
  position: 'absolute',
  zIndex: vars.layer.control,
  insetBlockStart: space.xxsmall,
  insetInlineEnd: space.xxsmall,
  // It comes after the link below it: what sticks above a list must not lie over it (WCAG 2.4.11).
  scrollMarginBlockStart: `calc(${space.vast} + ${space.huge})`,
  '@media': { [from('desktop')]: { scrollMarginBlockStart: space.vast } },
});
