import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** In widths of a letter: letters twice as large leave no room for an amount beside what it is of. */
const narrow = '(max-width: 12em)';

export const root = style({ minWidth: 0, containerType: 'inline-size' });

export const table = style({ width: '100%', fontSize: vars.text.small });

// There an amount stands below what it is of.
globalStyle(`${table}, ${table} :is(caption, tbody, tfoot, tr, th, td)`, {
  '@container': { [narrow]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: vars.space.xsmall,
  color: vars.color.textMuted,
  textAlign: 'start',
});

export const row = style({
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
  breakAfter: 'avoid',
});

export const sum = style({
  borderBlockStart: `${vars.line.thick} solid ${vars.color.borderStrong}`,
  fontWeight: vars.weight.semibold,
});

export const label = style({
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.medium,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { paddingBlockEnd: 0, paddingInlineEnd: 0 } },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontWeight: vars.weight.medium,
});

export const note = style({
  paddingBlockEnd: vars.space.xsmall,
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

export const amount = style({
  paddingBlock: vars.space.xsmall,
  textAlign: 'end',
  verticalAlign: 'top',
  // Of letters twice as large an amount is as large as a phone has room for.
  fontSize: 'min(1em, 5.6vw)',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { fontSize: 'min(1em, 12cqi)' } },
});
