import { globalFontFace } from '@vanilla-extract/css';

import { usualLetters } from './fonts/usual-letters.ts';

const whole = '@fontsource-variable/inter/files';

const inter = (file: string, unicodeRange: string) =>
  globalFontFace('Inter Variable', {
    // A file of its own in the package too, whose build puts assets into the sheets.
    src: `url("${file}-wght-normal.woff2?no-inline") format("woff2")`,
    fontStyle: 'normal',
    fontWeight: '100 900',
    fontDisplay: 'swap',
    unicodeRange,
  });

inter(
  `${whole}/inter-latin-ext`,
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
);
inter(
  `${whole}/inter-latin`,
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
);
// The last one that has a letter gives it.
inter('./fonts/inter-usual', usualLetters);

/**
 * A font of the system stretched to Inter's average width in Portuguese and given its line: the swap moves nothing.
 * `ratio` is Inter's width over the font's; Inter stands 0.96875 em over the line and 0.2412 em under it.
 */
const fallback = (family: string, names: readonly string[], ratio: number) => {
  const percent = (share: number) => `${((share / ratio) * 100).toFixed(2)}%`;
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(', '),
    ascentOverride: percent(0.96875),
    descentOverride: percent(0.2412),
    lineGapOverride: '0%',
    sizeAdjust: `${(ratio * 100).toFixed(2)}%`,
  });
};

fallback('Inter on Arial', ['Arial', 'Arimo', 'Liberation Sans'], 1.0712);
fallback('Inter on Roboto', ['Roboto'], 1.0667);
fallback('Inter on Open Sans', ['Open Sans'], 1.0224);
