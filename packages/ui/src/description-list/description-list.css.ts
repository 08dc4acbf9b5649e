import { from } from '../styles/breakpoints.ts';
import { styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const line = `${vars.line.thin} solid ${vars.color.border}`;
const two = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
// As many where letters twice as large leave room for a word.
const twoOrOne = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(6em, 34%)), 1fr))' };

export const base = styleVariants({
  facts: { lineHeight: vars.leading.reading },
  glossary: { borderBlockStart: line },
  grid: {
    display: 'grid',
    gap: `${vars.space.small} ${vars.space.medium}`,
    ...twoOrOne,
    '@media': {
      [from('tablet')]: {
        gap: `${vars.space.medium} ${vars.space.large}`,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      },
      print: { gap: vars.space.xsmall, gridTemplateColumns: 'repeat(auto-fill, minmax(12em, 1fr))' },
    },
  },
  points: {
    display: 'grid',
    gap: vars.space.large,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from('phone')]: two, print: { gap: vars.space.small, ...two } },
  },
});

export const item = styleVariants({
  facts: {
    paddingBlock: vars.space.small,
    selectors: { '& + &': { borderBlockStart: line } },
    '@media': {
      [from('phone')]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        gap: vars.space.medium,
      },
    },
  },
  glossary: {
    display: 'grid',
    gap: `${vars.space.xxsmall} ${vars.space.xlarge}`,
    paddingBlock: vars.space.medium,
    borderBlockEnd: line,
    scrollMarginBlockStart: vars.space.large,
    '@media': {
      [from('tablet')]: {
        gridTemplateColumns: `${vars.width.filter} minmax(0, 1fr)`,
        alignItems: 'baseline',
      },
    },
    ':target': { background: vars.color.accentSoft },
  },
  grid: { minWidth: 0, '@media': { print: { breakInside: 'avoid' } } },
  points: { paddingBlockStart: vars.space.small, borderBlockStart: line },
});

export const term = styleVariants({
  facts: { color: vars.color.textMuted, fontSize: vars.text.small },
  glossary: { fontSize: vars.text.large, fontWeight: vars.weight.semibold },
  grid: { color: vars.color.textMuted, fontSize: vars.text.small, lineHeight: vars.leading.snug },
  points: { fontWeight: vars.weight.semibold },
});

export const description = styleVariants({
  facts: { color: vars.color.text, overflowWrap: 'anywhere' },
  glossary: { maxWidth: vars.measure, color: vars.color.textMuted },
  grid: {
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  points: {
    marginBlockStart: vars.space.xxsmall,
    fontSize: vars.text.small,
    lineHeight: vars.leading.reading,
    color: vars.color.textMuted,
  },
});
