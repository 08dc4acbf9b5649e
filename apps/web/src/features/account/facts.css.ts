import { from, vars } from '@martelo/ui/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const marked = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
});

export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const icon = style({
  width: vars.size.mark,
  height: vars.size.mark,
  marginInlineEnd: vars.space.xxsmall,
  verticalAlign: 'middle',
});

export const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

// A live region is there before its words and takes no room until then.
globalStyle(`${stacked} > :empty`, { position: 'absolute' });

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  '@media': { [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** One of several settings of the page. */
export const setting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall });

export const narrow = style({ maxWidth: vars.width.form });
