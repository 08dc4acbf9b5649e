import { from } from '../styles/breakpoints.ts';
import { globalStyle, style, styleVariants } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.small } as const;

export const root = style(column);

export const layout = styleVariants({
  one: column,
  'search-first': {
    ...column,
    // The boxes are in line where one label is visually hidden.
    '@media': { [from('phone')]: { gridTemplateColumns: 'minmax(0, 1fr) 12em', alignItems: 'end' } },
  },
  equal: {
    ...column,
    alignItems: 'start',
    '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11.25em, 1fr))' } },
  },
});

// A field by itself is as wide as a form's, not as its list.
globalStyle(`${layout.equal} > :only-child`, {
  '@media': { [from('tablet')]: { maxWidth: vars.width.form } },
});
