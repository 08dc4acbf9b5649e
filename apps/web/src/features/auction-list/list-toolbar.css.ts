import { from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const count = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const onPhones = style({ '@media': { [from('desktop')]: { display: 'none' } } });

export const sort = style({ flex: '1 1 9rem', maxWidth: '14rem', minWidth: 0 });

/** Beside its sign; on phones heard alone. */
export const label = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  '@media': {
    [from('tablet')]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});
