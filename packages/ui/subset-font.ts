// Cuts the font of every page out of Inter: node packages/ui/subset-font.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { usualLetters } from './src/styles/fonts/usual-letters.ts';

const inter = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const file = join(import.meta.dirname, 'src/styles/fonts/inter-usual-wght-normal.woff2');

/** What browsers apply unasked, and figures of one width. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

const codeOf = (digits: string) => Number.parseInt(digits, 16);

function lettersIn(range: string): string {
  const [first = '', last = first] = range.slice('U+'.length).split('-');
  const count = codeOf(last) - codeOf(first) + 1;
  return Array.from({ length: count }, (_, at) => String.fromCodePoint(codeOf(first) + at)).join('');
}

/**
 * Inter's usual letters from its regular weight on. A narrower end than its heaviest weight would be rounded otherwise,
 * and every text a shade off.
 */
export function cutUsualFont(): Promise<Buffer> {
  const letters = usualLetters.split(',').map(lettersIn).join('');
  return subsetFont(readFileSync(createRequire(import.meta.url).resolve(inter)), letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 900, default: 400 } },
  });
}

export const readUsualFont = (): Buffer => readFileSync(file);

if (import.meta.main) writeFileSync(file, await cutUsualFont());
