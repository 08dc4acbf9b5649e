import { from } from '../styles/breakpoints.ts';
import { style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space.medium,
  minWidth: 0,
  padding: vars.space.medium,
  border: `${vars.line.thin} solid ${vars.color.outline}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  '@media': { [from('tablet')]: { padding: vars.space.large } },
});

/** As wide as a phone, then as wide as its words. */
export const tabs = style({
  '@media': { [from('tablet')]: { justifySelf: 'start' } },
});

export const fields = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'end',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '1fr 1fr' },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});

export const keyword = style({
  '@media': { [from('tablet')]: { gridColumn: '1 / -1' }, [from('desktop')]: { gridColumn: 'auto' } },
});

export const submit = style({
  '@media': { [from('tablet')]: { gridColumn: '1 / -1' }, [from('desktop')]: { gridColumn: 'auto' } },
});
