import { vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0, maxWidth: vars.measure });

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space.xxsmall,
  fontSize: vars.text.small,
  marginBlockEnd: vars.space.xsmall,
  lineHeight: vars.leading.reading,
  color: vars.color.textMuted,
});

export const arrow = style({ width: vars.size.icon, height: vars.size.icon });
