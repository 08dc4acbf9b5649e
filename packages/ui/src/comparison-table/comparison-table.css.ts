import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const { color, space, text, weight, line } = vars;

/** On phones each row is a block: its name, and below it a line for each scenario. */
export const table = style({
  display: 'block',
  width: '100%',
  lineHeight: vars.leading.snug,
  '@media': { [from('tablet')]: { display: 'table' }, print: { display: 'table' } },
});

export const caption = style({
  display: 'block',
  paddingBlockEnd: space.small,
  color: color.textMuted,
  fontSize: text.small,
  textAlign: 'start',
  '@media': { [from('tablet')]: { display: 'table-caption' }, print: { display: 'table-caption' } },
});

/** On phones each line names its scenario. */
export const head = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'table-header-group' }, print: { display: 'table-header-group' } },
});

export const scenario = style({
  paddingBlockEnd: space.small,
  paddingInlineStart: space.medium,
  verticalAlign: 'bottom',
  textAlign: 'end',
  fontWeight: weight.semibold,
});

export const note = style({
  display: 'block',
  fontSize: text.small,
  fontWeight: weight.regular,
  color: color.textMuted,
});

export const body = style({
  display: 'block',
  '@media': { [from('tablet')]: { display: 'table-row-group' }, print: { display: 'table-row-group' } },
});

export const row = style({
  display: 'block',
  paddingBlock: space.small,
  borderBlockStart: `${line.thin} solid ${color.border}`,
  '@media': {
    [from('tablet')]: { display: 'table-row' },
    print: { display: 'table-row', breakInside: 'avoid' },
  },
});

export const label = style({
  display: 'block',
  paddingBlockEnd: space.xxsmall,
  fontSize: text.small,
  fontWeight: weight.regular,
  color: color.textMuted,
  textAlign: 'start',
  '@media': {
    [from('tablet')]: { display: 'table-cell', paddingBlock: space.small, verticalAlign: 'baseline' },
    print: { display: 'table-cell' },
  },
});

export const cell = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.medium,
  paddingBlock: space.xxsmall,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [from('tablet')]: {
      display: 'table-cell',
      paddingBlock: space.small,
      paddingInlineStart: space.medium,
      textAlign: 'end',
      verticalAlign: 'baseline',
    },
    print: { display: 'table-cell', textAlign: 'end' },
  },
});

export const own = style({
  flex: '1 1 7em',
  fontSize: text.small,
  '@media': { [from('tablet')]: { display: 'none' }, print: { display: 'none' } },
});

export const value = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  fontSize: 'min(1em, 9cqi)',
  gap: `${space.xxsmall} ${space.xsmall}`,
});

export const best = style({ fontWeight: weight.semibold });

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxsmall,
  fontSize: text.xsmall,
  fontWeight: weight.medium,
  color: color.accentText,
});

export const icon = style({ width: vars.size.mark, height: vars.size.mark });

export const unknown = style({ color: color.textMuted });
