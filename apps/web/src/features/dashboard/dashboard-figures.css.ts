import { canHover, from, vars } from '@martelo/ui/styles';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.medium },
  },
});

export const link = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.large,
  color: 'inherit',
  textDecoration: 'none',
});

/** The figures stand on one line however many lines their names take. */
export const card = style({
  height: '100%',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  transition: `border-color ${vars.motion.feedback} ${vars.easing}`,
  '@media': {
    [canHover]: { selectors: { [`${link}:hover &`]: { borderColor: vars.color.borderStrong } } },
  },
});
