import { forcedColors, from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { space, color, text, weight, line } = vars;

export const plans = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.medium,
  '@media': {
    [from('phone')]: {
      gridTemplateRows: 'repeat(5, auto) 1fr auto',
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.density.gap,
    },
  },
});

export const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'repeat(5, auto) 1fr auto',
  rowGap: 0,
  minWidth: 0,
  padding: space.large,
  border: `${line.thin} solid ${color.border}`,
  borderRadius: vars.radius.large,
  background: color.surface,
  selectors: {
    '&[data-recommended]': {
      borderColor: color.accentText,
      boxShadow: `inset 0 0 0 ${line.thin} ${color.accentText}`,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-recommended]': { borderWidth: line.thick } } },
    [from('phone')]: {
      selectors: {
        [`${plans} > &`]: { gridRow: 'span 7', gridTemplateRows: 'subgrid' },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
});

export const name = style({
  minWidth: 0,
  fontSize: text.large,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** Its lines are rows of the card, so that amounts stand on one line with or without a former price. */
export const price = style({ display: 'contents' });

export const former = style({
  gridRow: 2,
  marginBlockStart: space.small,
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
});

export const current = style({
  gridRow: 3,
  alignSelf: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
  selectors: { ['&:first-child']: { marginBlockStart: space.small } },
});

export const amount = style({
  // Of letters twice as large an amount is as large as a phone has room for.
  fontSize: `min(${text.title}, 12vw)`,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
});

export const period = style({ color: color.textMuted, fontSize: text.medium });

export const instalments = style({
  gridRow: 4,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({ display: 'block', color: color.textMuted });

export const action = style({
  gridRow: 5,
  display: 'grid',
  alignContent: 'end',
  gap: space.xsmall,
  marginBlockStart: space.medium,
});

/** A long plan's name takes several lines. */
export const checkout = style({ paddingBlock: space.xsmall });

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
});

export const features = style({
  gridRow: 6,
  display: 'grid',
  alignContent: 'start',
  gap: space.xsmall,
  marginBlockStart: space.medium,
  paddingBlockStart: space.medium,
  borderBlockStart: `${line.thin} solid ${color.border}`,
});

export const feature = style({
  display: 'flex',
  gap: space.xsmall,
  minWidth: 0,
  lineHeight: vars.leading.reading,
  overflowWrap: 'anywhere',
});

export const icon = style({
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  selectors: {
    [`${feature} > &`]: { height: '1lh', color: color.accentText },
  },
});

export const guarantee = style({
  gridRow: 7,
  display: 'flex',
  marginBlockStart: space.medium,
  alignItems: 'center',
  gap: space.xsmall,
  color: color.textMuted,
  fontSize: text.small,
  lineHeight: vars.leading.reading,
});
