import { forcedColors } from '../styles/breakpoints.ts';
import { style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { breakpoint } from '../styles/tokens.ts';

/** Its own width decides: the same steps stand in a page and in a narrow column. */
export const root = style({ containerType: 'inline-size', minWidth: 0 });

const wide = `(min-width: ${breakpoint.phone / 16}em)`;

export const list = style({ display: 'flex', flexDirection: 'column' });

export const direction = styleVariants({
  auto: { '@container': { [wide]: { flexDirection: 'row', gap: vars.space.medium } } },
  vertical: {},
});

const across = `${direction.auto} > &`;

/** The line to the next step starts below its mark, or beside it where the steps lie across. */
export const step = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  gap: vars.space.medium,
  minWidth: 0,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space.large },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${vars.size.disc} + ${vars.space.xxsmall}) ${vars.space.xxsmall}`,
      insetInlineStart: `calc((${vars.size.disc} - ${vars.line.thin}) / 2)`,
      borderInlineStart: `${vars.line.thin} solid ${vars.color.borderStrong}`,
    },
    '&[data-state="past"]:not(:last-child)::after': {
      borderColor: vars.color.accentText,
    },
  },
  '@container': {
    [wide]: {
      selectors: {
        [across]: { flexDirection: 'column', gap: vars.space.small, paddingBlockEnd: 0 },
        [`${across}:not(:last-child)`]: { paddingBlockEnd: 0 },
        [`${across}:not(:last-child)::after`]: {
          insetBlock: `calc((${vars.size.disc} - ${vars.line.thin}) / 2) auto`,
          insetInline: `calc(${vars.size.disc} + ${vars.space.xsmall}) calc(${vars.space.xsmall} - ${vars.space.medium})`,
          borderInlineStart: 0,
          borderBlockStart: `${vars.line.thin} solid ${vars.color.borderStrong}`,
        },
        [`${direction.auto} > &[data-state="past"]:not(:last-child)::after`]: {
          borderColor: vars.color.accentText,
        },
      },
    },
  },
});

export const mark = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: vars.size.disc,
  height: vars.size.disc,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.text.small,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.flat,
  selectors: {
    [`${step}[data-state="current"] > &`]: { background: vars.color.accent, color: vars.color.onSolid },
    [`${step}[data-state="future"] > &`]: {
      borderColor: vars.color.borderStrong,
      background: 'transparent',
      color: vars.color.textMuted,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${step}[data-state="current"] > &`]: {
          outline: `${vars.line.thick} solid Highlight`,
          outlineOffset: vars.line.thin,
        },
      },
    },
  },
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const words = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [wide]: { selectors: { [`${direction.auto} > ${step} > &`]: { flex: 'none' } } } },
});

export const title = style({
  // One line stands in the middle of its mark.
  paddingBlock: `calc((${vars.size.disc} - ${vars.text.medium} * ${vars.leading.snug}) / 2)`,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  selectors: {
    [`${step}[data-state="past"] &, ${step}[data-state="future"] &`]: {
      color: vars.color.textMuted,
      fontWeight: vars.weight.medium,
    },
  },
  '@container': { [wide]: { selectors: { [`${direction.auto} &`]: { paddingBlock: 0 } } } },
});

export const description = style({
  textWrap: 'pretty',
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});
