import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlock: `${vars.line.thin} solid ${vars.color.border}`,
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });

export const title = style({ fontSize: vars.text.medium, fontWeight: vars.weight.semibold });

export const text = style({
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
});
