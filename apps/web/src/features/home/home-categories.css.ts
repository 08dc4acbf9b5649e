import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const tiles = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const presets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  fontSize: vars.text.small,
});

export const lead = style({ color: vars.color.textMuted });

export const preset = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch });
