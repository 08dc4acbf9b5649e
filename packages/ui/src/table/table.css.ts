import { globalStyle, style } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

const shade = vars.color.border;
const cover = vars.color.surface;

/** Where there is more to the side a shadow says so: covers that move with the rows hide it at the ends. */
export const scroller = style({
  overflowX: 'auto',
  border: `${vars.line.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  backgroundColor: cover,
  backgroundImage: [
    `linear-gradient(to right, ${cover} 30%, transparent)`,
    `linear-gradient(to left, ${cover} 30%, transparent)`,
    `linear-gradient(to right, ${shade}, transparent)`,
    `linear-gradient(to left, ${shade}, transparent)`,
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `${vars.space.xxlarge} 100%, ${vars.space.xxlarge} 100%, ${vars.space.small} 100%, ${vars.space.small} 100%`,
  backgroundAttachment: 'local, local, scroll, scroll',
});

export const table = style({ width: '100%', fontSize: vars.text.small, lineHeight: vars.leading.reading });

export const caption = style({
  padding: `${vars.space.medium} ${vars.space.medium} ${vars.space.xsmall}`,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  selectors: { '&:has(> span)': { padding: 0 } },
});

const edge = { padding: `${vars.space.small} ${vars.space.medium}`, textAlign: 'start' } as const;

export const head = style({
  ...edge,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
});

export const row = style({ borderBlockStart: `${vars.line.thin} solid ${vars.color.border}` });

export const cell = style({
  ...edge,
  color: vars.color.text,
  fontWeight: vars.weight.regular,
});

/** Words may break in it, down to a width that they can be read in. */
export const text = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  minWidth: '8em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  // The state of a title's city is no line of its own.
  textWrap: 'pretty',
});

export const second = style({ color: vars.color.textMuted });

/** A figure never breaks; the name of its column may, before the table has to scroll. */
export const numeric = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { 'td&': { whiteSpace: 'nowrap' } },
});

// What names a row can be read; a number that does is as wide as it is.
globalStyle(`${cell}[scope="row"]:not(${numeric})`, { minWidth: '14ch', overflowWrap: 'anywhere' });
