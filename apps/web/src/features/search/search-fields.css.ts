import { from } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const words = style({
  '@media': {
    [from('phone')]: { gridColumn: '1 / -1' },
    [from('desktop')]: { gridColumn: 'span 2' },
  },
});

export const submit = style({ '@media': { [from('desktop')]: { gridColumn: '4' } } });
