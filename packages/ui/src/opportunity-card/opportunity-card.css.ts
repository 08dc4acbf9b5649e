import { canHover, from } from '../styles/breakpoints.ts';
import { fillItem } from '../internal/fill-item.css.ts';
import { globalStyle, style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, weight, line } = vars;

export const base = style([
  fillItem,
  {
    position: 'relative',
    display: 'grid',
    minWidth: 0,
    border: `${line.thin} solid ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surface,
    containerType: 'inline-size',
    selectors: {
      '&:has(a:focus-visible)': {
        outline: `${line.thick} solid ${color.focusRing}`,
        outlineOffset: line.thick,
      },
    },
    '@media': {
      [canHover]: { ':hover': { borderColor: color.borderStrong, boxShadow: vars.shadow.lift } },
    },
  },
]);

export const layout = styleVariants({
  grid: {
    gridTemplate: `'media' auto 'badges' auto 'facts' auto 'figures' 1fr 'foot' auto / minmax(0, 1fr)`,
  },
  list: {
    gridTemplate: `'media badges' auto 'media facts' 1fr 'figures figures' auto 'foot foot' auto / minmax(0, 1fr) minmax(0, 2fr)`,
    '@media': {
      [from('tablet')]: {
        gridTemplate: `'media badges figures' auto 'media facts figures' 1fr 'media foot foot' auto / minmax(0, ${vars.width.cardPicture}) minmax(0, 1fr) auto`,
      },
    },
  },
});

const inList = `${layout.list} > &`;

export const media = style({
  gridArea: 'media',
  position: 'relative',
  overflow: 'hidden',
  // One less than the card's, by its hairline: corners stay concentric.
  borderStartStartRadius: `calc(${vars.radius.large} - ${line.thin})`,
  borderStartEndRadius: `calc(${vars.radius.large} - ${line.thin})`,
  selectors: {
    [inList]: { minHeight: space.vast, borderStartEndRadius: 0 },
    [`${base}[data-status="expired"] > &`]: { filter: 'grayscale(1)' },
  },
  '@media': {
    [from('tablet')]: {
      selectors: { [inList]: { borderEndStartRadius: `calc(${vars.radius.large} - ${line.thin})` } },
    },
  },
});

/** In a list the picture is small and as high as the row. */
export const picture = style({
  selectors: { [`${layout.list} > ${media} > &`]: { position: 'absolute', inset: 0, aspectRatio: 'auto' } },
});

export const discount = style({
  position: 'absolute',
  insetBlockEnd: space.xsmall,
  insetInlineStart: space.xsmall,
});

export const badges = style({
  gridArea: 'badges',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xxsmall,
  padding: vars.density.cardPadding,
  paddingBlockEnd: 0,
});

/** Beside a picture the longest words of a status stay whole. */
globalStyle(`${layout.list} > ${badges} > *`, { fontSize: `min(${text.xsmall}, 6.5cqi)` });

export const facts = style({
  gridArea: 'facts',
  minWidth: 0,
  padding: vars.density.cardPadding,
  paddingBlock: `${space.xsmall} 0`,
});

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  // With so few letters in a line a title takes what it needs.
  '@container': { '(max-width: 16em)': { WebkitLineClamp: 'none' } },
  fontSize: text.medium,
  fontWeight: weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const muted = style({
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  overflowWrap: 'anywhere',
});

/** In widths of a letter: letters twice as large leave no room for two things beside each other. */
const narrow = '(max-width: 12em)';

export const figures = style({
  gridArea: 'figures',
  minWidth: 0,
  padding: vars.density.cardPadding,
  paddingBlock: `${space.xsmall} 0`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    // Amounts are as large as there is room for between the paddings.
    [`${layout.grid} > &`]: { containerType: 'inline-size' },
    // Clear of the buttons beside them.
    [inList]: { paddingInlineEnd: `calc(2 * ${vars.size.touch} + ${space.small})` },
  },
  '@container': {
    [narrow]: {
      selectors: {
        // Clear of the buttons below them.
        [inList]: { paddingBlockEnd: vars.size.touch, paddingInlineEnd: vars.density.cardPadding },
      },
    },
  },
  '@media': {
    [from('tablet')]: {
      selectors: {
        // Amounts keep to one edge and compare down the page.
        [inList]: { paddingBlockStart: vars.density.cardPadding, textAlign: 'end' },
      },
    },
  },
});

/** Amounts of billions, the longest there are, stay whole. */
export const original = style([muted, { fontSize: `min(${text.small}, 9cqi)` }]);

export const below = style({
  color: color.discountText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.reading,
  selectors: { [`${base}[data-status="expired"] &`]: { color: color.textMuted } },
});

export const foot = style({
  gridArea: 'foot',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.small,
  minWidth: 0,
  marginBlockStart: space.small,
  marginInline: vars.density.cardPadding,
  paddingBlock: space.small,
  borderBlockStart: `${line.thin} solid ${color.border}`,
});

export const when = style({ flex: '1 1 7em', minWidth: 0 });

export const date = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  fontVariantNumeric: 'tabular-nums',
});

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: vars.size.icon });

export const warning = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xxsmall,
  color: color.cautionText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.reading,
});

export const link = style({
  flexShrink: 0,
  color: color.accentText,
  fontSize: text.small,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.reading,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: vars.layer.raised },
});

export const dismissed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  justifyContent: 'space-between',
  gap: space.xsmall,
  minWidth: 0,
  padding: `${space.xsmall} ${vars.density.cardPadding}`,
  border: `${line.thin} dashed ${color.borderStrong}`,
  borderRadius: vars.radius.large,
});

export const dismissedText = style([muted, { minWidth: 0 }]);
