import { minAfter, minWords, maxAfter, maxWords } from './bounds.ts';
import { type Scan, take } from './scan.ts';

const maxBedrooms = 5;
const words: ReadonlyMap<string, number> = new Map([
  ['um', 1],
  ['dois', 2],
  ['tres', 3],
  ['quatro', 4],
  ['cinco', 5],
]);
const count = (name: string) => String.raw`(?<${name}>\d{1,2}|${[...words.keys()].join('|')})`;
/** '2q', 'ap 2 q', '3d 2v': a quadra's number stands after its letter. */
const letter = String.raw`(?<=\d)qs?|(?<=(?<!\p{L})(?:ap|apto|apartamento|casa)s?\s+\d\s)q(?!\s*\d(?!\s*v)|\s*\p{L}(?![\p{L}/]))|(?<=\d)d(?=[\s,/+]*\d\s?v)`;
const rooms = String.raw`(?:\s*(?:quartos?|qrtos?|qtos?(?:\(s\))?|qts?|dormitorios?|dorms?\.?|dts?)|\s?(?:${letter}))(?![\p{L}\p{N}])`;
const before = String.raw`(?<![\p{L}\p{N}/]|\d[.,])(?:(?:com|de|c\/|tenha|tendo)\s*)?`;

const range = new RegExp(
  String.raw`${before}(?:(?<between>entre|de)\s+)?${count('low')}(?:${rooms})?\s*(?<join>a|e|ate|ou|-|\/)\s*${count('high')}${rooms}`,
  'u',
);
const least = new RegExp(
  String.raw`${before}(?<word>${minWords}|\+\s*(?:de)?)\s*${count('low')}${rooms}`,
  'u',
);
const orMore = new RegExp(
  String.raw`${before}${count('low')}(?:\s*(?:\+|ou\s+mais)${rooms}|${rooms}(?:${minAfter}))`,
  'u',
);
const upTo = new RegExp(String.raw`${before}(?<word>${maxWords})\s*${count('high')}${rooms}`, 'u');
const orLess = new RegExp(
  String.raw`${before}${count('high')}(?:\s*ou\s+menos${rooms}|${rooms}(?:${maxAfter}))`,
  'u',
);
const exact = new RegExp(String.raw`${before}${count('low')}${rooms}`, 'u');
/** Bahia writes two bedrooms as 2/4, 'quarto' being a room and a fourth; '1/4 do imóvel' is a share of it. */
const fourths =
  /(?<![\p{L}\p{N}.,/]|(?:ate|dia|em|entre|partir\s+de|(?:encerr|termin)\p{L}*)\s+)(?:(?:com|de)\s+)?(?<low>[1-5])\/4(?![\p{L}\p{N}/]|\s+d[aeo]s?\s+(?!quartos?))/u;
const studio = /(?<![\p{L}\p{N}])(?:de\s+)?(?:um\s+|1\s+)?quarto\s+e\s+sala(?![\p{L}\p{N}])/u;

const numberOf = (text: string | undefined): number => words.get(text ?? '') ?? Number(text);

/** Whole numbers from `from` to `to` as the filter has them: 5 is five or more. */
function each(from: number, to: number): number[] {
  const [first, last] = [Math.max(1, Math.min(from, maxBedrooms)), Math.min(to, maxBedrooms)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}

function labelOf(counts: readonly number[]): string {
  const [first = 0, last = 0] = [counts[0], counts.at(-1)];
  if (last === maxBedrooms && counts.length === maxBedrooms - first + 1) return `${first} ou mais quartos`;
  if (counts.length === 1) return first === 1 ? '1 quarto' : `${first} quartos`;
  return counts.length === 2 ? `${first} ou ${last} quartos` : `${first} a ${last} quartos`;
}

type Groups = Readonly<Record<string, string | undefined>>;

const readings: readonly (readonly [pattern: RegExp, meaning: (groups: Groups) => number[]])[] = [
  [
    range,
    ({ low, high, join, between }) => {
      const [from, to] = [numberOf(low), numberOf(high)].toSorted((a, b) => a - b);
      if (from === undefined || to === undefined || from < 1) return [];
      const isSet = !between && join !== undefined && ['ou', 'e', '/'].includes(join);
      return isSet ? [...new Set([...each(from, from), ...each(to, to)])] : each(from, to);
    },
  ],
  [
    least,
    ({ low, word = '' }) =>
      each(numberOf(low) + (/(?:mais|maior|acima|superior)/.test(word) ? 1 : 0), maxBedrooms),
  ],
  [orMore, ({ low }) => (numberOf(low) < 1 ? [] : each(numberOf(low), maxBedrooms))],
  [
    upTo,
    ({ high, word = '' }) => each(1, numberOf(high) - (/(?:menos|menor|abaixo|inferior)/.test(word) ? 1 : 0)),
  ],
  [orLess, ({ high }) => each(1, numberOf(high))],
  [exact, ({ low }) => (numberOf(low) < 1 ? [] : each(numberOf(low), numberOf(low)))],
  [fourths, ({ low }) => each(Number(low), Number(low))],
  [studio, () => [1]],
];

/** '2 quartos', '3qts', '2/4', '1 a 2 dormitórios', '3 ou mais quartos': any of 1 to 5, ascending (see ListFilters). */
export function readBedrooms(scan: Scan): number[] {
  for (const [pattern, meaning] of readings) {
    const match = pattern.exec(scan.plain);
    const counts = match ? meaning(match.groups ?? {}) : [];
    if (!match || counts.length === 0) continue;
    take(scan, match.index, match.index + match[0].length, 'bedrooms', labelOf(counts));
    return counts;
  }
  return [];
}
