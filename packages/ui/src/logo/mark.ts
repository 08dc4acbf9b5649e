/**
 * The mark in a box of 32 by 32: a gavel seen from the side, whose handle makes its head an 'M'. Also the favicon's.
 */
export const markPath =
  'M8.8 25.6 14.3 6.1 6.7 3.9 1.2 23.4zM7 16.7 17.8 22.7 22.5 14 25 27.9 29 27.1 24.9 4.4H23.2L16.2 17.3 9 13.3z';

/** The mark's box, for `viewBox`. */
export const markBox = '0 0 32 32';
