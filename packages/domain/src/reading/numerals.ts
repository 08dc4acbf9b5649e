const units: readonly (readonly [word: string, value: number])[] = [
  ['um', 1],
  ['uma', 1],
  ['dois', 2],
  ['duas', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
  ['seis', 6],
  ['sete', 7],
  ['oito', 8],
  ['nove', 9],
];
const tens: readonly (readonly [word: string, value: number])[] = [
  ['dez', 10],
  ['onze', 11],
  ['doze', 12],
  ['treze', 13],
  ['quatorze', 14],
  ['catorze', 14],
  ['quinze', 15],
  ['dezesseis', 16],
  ['dezessete', 17],
  ['dezoito', 18],
  ['dezenove', 19],
  ['vinte', 20],
  ['trinta', 30],
  ['quarenta', 40],
  ['cinquenta', 50],
  ['sessenta', 60],
  ['setenta', 70],
  ['oitenta', 80],
  ['noventa', 90],
];
const hundreds: readonly (readonly [word: string, value: number])[] = [
  ['cem', 100],
  ['cento', 100],
  ['duzentos', 200],
  ['trezentos', 300],
  ['quatrocentos', 400],
  ['quinhentos', 500],
  ['seiscentos', 600],
  ['setecentos', 700],
  ['oitocentos', 800],
  ['novecentos', 900],
];

const values = new Map([['meio', 0.5] as const, ...units, ...tens, ...hundreds]);
const oneOf = (some: typeof units) => `(?:${some.map(([word]) => word).join('|')})(?!\\p{L})`;
const and = String.raw`\s+e\s+`;
/** With what makes it larger, where that follows: no 'duzentos' is read out of 'duzentos e cinquenta'. */
const withRest = (some: string, rest: string) => `${some}(?:${and}${rest}|(?!${and}${rest}))`;
const belowHundred = `(?:${withRest(oneOf(tens), oneOf(units))}|${oneOf(units)})`;

/** A number below a thousand in words, folded: 'vinte', 'cento e oitenta', 'duzentos e cinquenta e cinco'. */
export const numeralPattern = `(?:meio|${withRest(oneOf(hundreds), belowHundred)}|${belowHundred})`;

/** What words of {@link numeralPattern} say; null for others. */
export function numeralOf(words: string): number | null {
  const parts = words.split(/\s+e\s+/).map((word) => values.get(word));
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === undefined ? null : sum + part),
    0,
  );
}
