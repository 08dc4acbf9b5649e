import { control } from '../field/field.css.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const maxRows = 10;

/** With `field-sizing` the rows of the element count for nothing, so the least height says them again. */
const minHeights = Object.fromEntries(
  Array.from({ length: maxRows }, (_, at) => [
    `&[rows="${at + 1}"]`,
    { minHeight: `calc(${at + 1}lh + 2 * (${vars.space.xsmall} + ${vars.line.thin}))` },
  ]),
);

export const area = style([
  control,
  {
    display: 'block',
    paddingBlock: vars.space.xsmall,
    lineHeight: vars.leading.reading,
    overflowWrap: 'break-word',
    resize: 'vertical',
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', maxHeight: '50vh' } },
    selectors: { ...minHeights, '&:disabled': { resize: 'none' } },
  },
]);

export const count = style({
  alignSelf: 'end',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  selectors: {
    '&[data-over]': { fontWeight: vars.weight.semibold, color: vars.color.criticalText },
  },
});
