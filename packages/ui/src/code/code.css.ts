import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const letters = { fontFamily: 'ui-monospace, monospace', fontSize: '0.9em' } as const;

export const inline = style({
  ...letters,
  paddingInline: '0.3em',
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const block = style({
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.reading,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: `${vars.space.medium} ${vars.space.xsmall}`,
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.border}`,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
});

export const lines = style({
  ...letters,
  margin: 0,
  padding: vars.space.medium,
  overflowX: 'auto',
  outlineOffset: `calc(-1 * ${vars.line.thick})`,
});
