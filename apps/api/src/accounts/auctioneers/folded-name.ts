/** Letters of other scripts that look like a Latin one, lower case. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['α', 'a'],
  ['ɑ', 'a'],
  ['в', 'b'],
  ['β', 'b'],
  ['с', 'c'],
  ['ϲ', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['ε', 'e'],
  ['є', 'e'],
  ['ғ', 'f'],
  ['ɡ', 'g'],
  ['һ', 'h'],
  ['н', 'h'],
  ['η', 'n'],
  ['і', 'i'],
  ['ι', 'i'],
  ['ı', 'i'],
  ['ɩ', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['κ', 'k'],
  ['ӏ', 'l'],
  ['м', 'm'],
  ['μ', 'm'],
  ['п', 'n'],
  ['ո', 'n'],
  ['о', 'o'],
  ['ο', 'o'],
  ['օ', 'o'],
  ['σ', 'o'],
  ['ø', 'o'],
  ['р', 'p'],
  ['ρ', 'p'],
  ['ԛ', 'q'],
  ['г', 'r'],
  ['ѕ', 's'],
  ['т', 't'],
  ['τ', 't'],
  ['υ', 'u'],
  ['ս', 'u'],
  ['ν', 'v'],
  ['ѵ', 'v'],
  ['ѡ', 'w'],
  ['ω', 'w'],
  ['х', 'x'],
  ['χ', 'x'],
  ['у', 'y'],
  ['γ', 'y'],
  ['ү', 'y'],
  ['ζ', 'z'],
  ['ł', 'l'],
  ['đ', 'd'],
]);

/** Digits and signs that stand for a letter. */
const asLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i',
  '¡': 'i',
};

const digitsAndSigns = /[013457890@$€!|¡]/g;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => lookAlikes[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => lookAlikes[letter] ?? letter);

/** Words of letters alone; `i` and `l`, whose capital and small forms look alike, are one letter. */
const wordsOf = (text: string) =>
  text
    .replaceAll('i', 'l')
    .split(/\P{L}+/u)
    .filter(Boolean);

/** A word as `readings` gives it. */
export const foldWord = (word: string): string => wordsOf(plain(word)).join('');

/**
 * The two ways to read a name, as words without accents, capitals, invisible characters and letters of other scripts:
 * with digits and signs taken for the letters that they resemble, and with them as gaps (SAFE-22).
 */
export function readings(name: string): readonly (readonly string[])[] {
  const text = plain(name);
  return [
    wordsOf(text.replace(digitsAndSigns, (sign) => asLetters[sign] ?? sign)),
    wordsOf(text.replace(/[^\p{L}\s]/gu, (sign) => (/[\d@$€!|¡]/.test(sign) ? ' ' : sign))),
  ];
}
