// Cuts the fonts of the pictures for shared links out of Inter: node apps/api/src/catalogue/images/fonts/cut-fonts.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

import { fontFile, type FontWeight, fontWeights } from './font-files.ts';

const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

const lettersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** Latin-1, and the signs that texts are set with. */
const letters = `${lettersFrom(0x20, 0x7e)}${lettersFrom(0xa0, 0xff)}–—‘’“”•…−\u2009\u2011\u202F`;

/** Inter in one weight, as a font file for the SVG rasterizer, which supports neither WOFF2 nor variable fonts. */
export const cutFont = (weight: FontWeight): Promise<Buffer> =>
  subsetFont(readFileSync(createRequire(import.meta.url).resolve(inter)), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'tnum'],
  });

if (import.meta.main)
  for (const weight of fontWeights) writeFileSync(fontFile(weight), await cutFont(weight));
