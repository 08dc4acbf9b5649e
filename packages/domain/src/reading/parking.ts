import { minAfter, minWords, maxAfter, maxWords } from './bounds.ts';
import { type Scan, take } from './scan.ts';

const maxSpaces = 5;
const numbers: ReadonlyMap<string, number> = new Map([
  ['um', 1],
  ['uma', 1],
  ['dois', 2],
  ['duas', 2],
  ['tres', 3],
  ['quatro', 4],
]);
const count = (name: string) => String.raw`(?<${name}>\d{1,2}|${[...numbers.keys()].join('|')})`;
const cars = String.raw`\s+(?:para|pra|p\/|de)\s+${count('cars')}\s+(?:carros?|veiculos?|autos?)`;
const garage = String.raw`(?:garage(?:m|ns)|estacionamento)`;
const spaces = String.raw`(?:(?<=\d)v|v(?:agas?|gs?)(?:\s+(?:de|na|para|p\/)\s+(?:${garage}|carros?))?|garage(?:m|ns))(?![\p{L}\p{N}])`;
const before = String.raw`(?<![\p{L}\p{N}/]|\d[.,])(?:(?:com|e|de|c\/|tenha|tendo)\s+)?`;

const counted = new RegExp(
  String.raw`${before}(?:(?<upTo>${maxWords})\s+|(?<least>${minWords}|\+\s*(?:de)?)\s*)?${count('low')}(?:\s*(?:ou|a|-|\/)\s*\d{1,2}|\s*(?:\+|ou\s+mais))?\s*${spaces}(?:(?<less>${maxAfter})|${minAfter})?`,
  'u',
);
const forCars = new RegExp(String.raw`${before}${garage}${cars}(?![\p{L}\p{N}])`, 'u');
/** 'Vaga 04' is a part of an address, and 'casa vaga' stands empty. */
const any = new RegExp(
  String.raw`${before}(?:${garage}|vagas?\s+(?:de|na|para|p\/)\s+(?:${garage}|carros?)|(?<=(?:com|c\/?|tenha)\s+|c\/)v(?:agas?|gs?))(?![\p{L}\p{N}]|\s*\d)`,
  'u',
);
const without = /(?:^|[^\p{L}])(?:sem|nao(?:\s+(?:tem|tenha|precis[aeo]|quer[oe]))?(?:\s+de)?|nem)\s+$/u;

/** '2 vagas', 'com garagem', 'garagem para 2 carros': parking spaces at the least. 'Até 2 vagas' says no filter. */
export function readParking(scan: Scan): number | null {
  for (const pattern of [forCars, counted, any]) {
    const match = pattern.exec(scan.plain);
    if (!match || without.test(scan.plain.slice(0, match.index))) continue;
    const { low, cars, upTo, less, least = '' } = match.groups ?? {};
    if (upTo !== undefined || less !== undefined) return null;
    const said = low ?? cars ?? '1';
    const number = (numbers.get(said) ?? Number(said)) + (/(?:mais|maior|acima)/.test(least) ? 1 : 0);
    if (number < 1) continue;
    const spaces = Math.min(number, maxSpaces);
    const label = spaces === 1 ? 'Com vaga de garagem' : `${spaces} ou mais vagas`;
    take(scan, match.index, match.index + match[0].length, 'parking', label);
    return spaces;
  }
  return null;
}
