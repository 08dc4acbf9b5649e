/**
 * What a card of a list is taken for until it is rendered: its picture, which is as wide as a column, and its text. By
 * the window's width, with as many columns as lists have from each breakpoint on.
 */
export const cardHeight = {
  narrow: 'calc(60vw + 15.6rem)',
  phone: 'calc(30vw + 16.4rem)',
  desktop: 'calc(30vw + 10.4rem)',
  wide: '28.6rem',
} as const;

/** What a card of whatever is taken for. */
export const anyCardSize = { width: '15rem', height: '20rem' } as const;
