import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space.xlarge,
  paddingBlock: vars.space.xlarge,
  paddingInline: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  '@media': { [from('desktop')]: { alignSelf: 'start', padding: vars.space.xxlarge, minHeight: '36rem' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.accentText,
});

export const icon = style({ width: vars.size.iconLarge, height: vars.size.iconLarge });

export const words = style({ display: 'grid', gap: vars.space.xxsmall });

export const title = style({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug });

export const text = style({
  color: vars.color.textMuted,
  lineHeight: vars.leading.reading,
  maxWidth: '42ch',
});
