/**
 * What Portuguese texts, figures and signs are written with, as a CSS `unicode-range`. The first file of a page holds these alone,
 * so that it fits into two round trips of a slow line; whoever needs another letter fetches the rest.
 */
export const usualLetters =
  'U+0020-007E,U+00A0-00FF,U+2009,U+2010-2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2032-2033,U+20AC,U+2122,U+2212';
