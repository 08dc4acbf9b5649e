/**
 * What Portuguese texts, figures and signs are written with, as a CSS `unicode-range`. The first file of a page holds
 * these alone, so that it fits into two round trips of a slow connection; a page with other letters fetches the rest.
 */
export const usualLetters =
  'U+0020-005B,U+005D,U+005F,U+0061-007A,U+007C,U+00A0,U+00A7,U+00A9-00AA,U+00B0,U+00B2,U+00B7,U+00BA,U+00C0-00C3,U+00C7,U+00C9-00CA,U+00CD,U+00D3-00D5,U+00D7,U+00DA,U+00E0-00E3,U+00E7,U+00E9-00EA,U+00ED,U+00F3-00F5,U+00FA,U+00FC,U+2009,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+202F,U+2212';
