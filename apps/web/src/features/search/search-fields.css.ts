import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  padding: vars.space.large,
  background: vars.color.surface,
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const words = style({
  '@media': {
    [from('phone')]: { gridColumn: '1 / -1' },
    [from('desktop')]: { gridColumn: 'span 2' },
  },
});

export const submit = style({ '@media': { [from('desktop')]: { gridColumn: '4' } } });
