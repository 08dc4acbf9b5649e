import { from, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const filters = style({
  display: 'grid',
  gap: vars.space.small,
  alignItems: 'start',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  },
});

export const figures = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const foot = style({ display: 'grid', justifyItems: 'center', gap: vars.space.small });

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const cell = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 180, whiteSpace: 'normal' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const upload = style({ display: 'grid', gap: vars.space.medium, maxWidth: 560 });

globalStyle(`${upload} > [role=alert]:empty`, { display: 'none' });
