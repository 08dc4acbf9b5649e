import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const table = style({ width: '100%', fontSize: vars.text.small });

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
});
