const connectors = new Set([
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'na',
  'nas',
  'no',
  'nos',
  'com',
  'para',
  'por',
  'ao',
  'del',
]);
const roman = /^(?:X{1,3}|X{0,3}(?:IX|IV|V?I{1,3}|V))$/;
const vowel = /[AEIOUYÀ-ÖØ-Þ]/;

/** Abbreviations without a vowel that are read as words; the others ('LT', 'QD', 'BL') are read letter by letter. */
const readAsWords = new Set(['CH', 'CJ', 'DR', 'FZ', 'JD', 'LD', 'PQ', 'PRQ', 'SR', 'ST', 'STR', 'VL']);
const words = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu;

function caseWord(word: string, offset: number, whole: string): string {
  if (/[\p{Ll}\p{N}]/u.test(word) || roman.test(word)) return word;
  const lower = word.toLowerCase();
  if (connectors.has(lower) && offset > 0) {
    // 'QD E' names a block, 'ACESSO E GROTA' joins two words.
    const single = word.length === 1;
    const joins =
      !single ||
      (/^ \p{L}{2}/u.test(whole.slice(offset + 1)) &&
        vowel.test(whole.slice(Math.max(0, offset - 4), offset)));
    return joins ? lower : word;
  }
  if (word.length === 1 || (!vowel.test(word) && word.length <= 3 && !readAsWords.has(word))) return word;
  return word.charAt(0) + lower.slice(1);
}

/**
 * A name in capitals as Portuguese writes it: 'ABELARDO DA LUZ II' is 'Abelardo da Luz II'. Words with a small letter
 * or a digit stay as they are, so a name that is right already is not touched.
 */
export function titleCase(name: string): string {
  return name.replace(words, caseWord);
}
