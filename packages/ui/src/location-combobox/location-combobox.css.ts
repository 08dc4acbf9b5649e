import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const selected = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  marginBlockStart: vars.space.xxsmall,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.accentText,
});

export const icon = style({ flexShrink: 0, width: vars.size.icon, height: '1.35em' });

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
