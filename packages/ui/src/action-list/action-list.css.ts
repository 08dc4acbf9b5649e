import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
  paddingBlock: vars.space.xsmall,
  borderBlockStart: `${vars.line.thin} solid ${vars.color.border}`,
});

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const text = style({ color: vars.color.textMuted });
