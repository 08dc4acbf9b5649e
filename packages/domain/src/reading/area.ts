import { areaLabels } from '../dimensions/area.ts';
import { formatNumber } from '../numbers.ts';
import type { AreaKind } from '../square-metre.ts';
import { aboutLead, around, minAfter, minLead, minWords, maxAfter, maxLead, maxWords } from './bounds.ts';
import { numeralOf, numeralPattern } from './numerals.ts';
import { cut, drop, type Scan, take, written } from './scan.ts';

/** In m². */
export interface ReadArea {
  min: number | null;
  max: number | null;
  kind: AreaKind | null;
}

const kinds: readonly (readonly [kind: AreaKind | null, words: string])[] = [
  ['private', 'privativ[ao]s?|util|uteis'],
  ['total', 'total|totais'],
  ['land', String.raw`(?:d[eo]\s+)?terreno`],
  [null, 'construid[ao]s?|edificad[ao]s?'],
];
const kindWords = kinds.map(([, words]) => words).join('|');
const kindWordsAfter = kindWords.replace(String.raw`(?:d[eo]\s+)?terreno`, String.raw`d[eo]\s+terreno`);
/** 'Mil e duzentos', 'dois mil', 'cem': never the end of a longer number. */
const inWords = String.raw`(?<!\bmil\s{1,3}(?:e\s{1,3})?)(?:mil|${numeralPattern}(?:\s+mil)?)(?:(?<=mil)\s+e\s+${numeralPattern})?(?!\p{L})`;
const number = (name: string) =>
  String.raw`(?:(?<${name}>\d{1,9}(?:[.,]\d{1,3}){0,3})(?:\s*(?<${name}Mil>mil))?|(?<${name}Words>${inWords}))`;
/** Metres to somewhere or of a front are no area; alqueires differ by region. */
const unit = (name: string) =>
  String.raw`\s*(?<${name}>hectares?|ha|(?:m2|m²|mts?2|mts?|mt2|metros?|m)(?:\s*quadrados?)?)(?![\p{L}\p{N}])(?!\s+d[aeo]s?\s+(?!area|terreno|construcao))`;
const prefix = String.raw`(?<![\p{L}\p{N}]|\d[.,]?)(?:(?<land>(?:(?:com|em|e|c\/|mais)\s+(?:um\s+)?|(?<=(?:casas?|sobrados?)\s+))terreno\s+(?:(?:de|com)\s+)?)|(?:(?:com|de|em|e|c\/)\s+)?(?:uma?\s+)?(?<area>areas?|metragem|tamanho)(?:\s+(?<before>${kindWords}))?\s*(?:de\s+|com\s+|:\s*)?|(?:(?:com|de|em|e|c\/)\s+)?)`;
const suffix = String.raw`(?:\s+(?:de\s+)?(?:area\s+)?(?<after>${kindWordsAfter})(?![\p{L}\p{N}])|\s+de\s+area(?![\p{L}\p{N}])(?:\s+(?<after2>${kindWords})(?![\p{L}\p{N}]))?)?`;

const between = new RegExp(
  String.raw`${prefix}(?:(?:entre|de)\s+)?${number('low')}(?:${unit('lowUnit')})?\s*(?:e|a|ate|-)\s*${number('high')}${unit('unit')}${suffix}`,
  'gu',
);
const bounds = String.raw`(?:(?<most>${maxLead})|(?<least>${minLead})|${aboutLead}|(?:de|com)\s+)?`;
const tail = String.raw`(?:(?<less>${maxAfter})|(?<more>${minAfter}))?`;
const single = new RegExp(
  String.raw`${prefix}${bounds}${number('low')}${unit('unit')}${suffix}${tail}`,
  'gu',
);
/** 'área privativa acima de 80' goes without a unit. */
const unitless = new RegExp(
  String.raw`${prefix}(?:(?<most>${maxWords})|(?<least>${minWords}))\s+${number('low')}(?![\p{L}\p{N}]|\s*%)`,
  'gu',
);
/** '10x30', '12 x 25 metros', '10 por 30 m'; 'por 30 mil' is what it costs. */
const sides =
  /(?<![\p{L}\p{N}]|\d[.,]|\d\s*[x×]\s*)(?:de\s+)?(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:(?:m|mts?|metros?)\s*)?(?:[x×]|por(?!\p{L}))\s*(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*(?:m2|m²|mts?|mt2|metros?(?:\s+quadrados)?|m)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}]|[.,]\d|\s*[x×]\s*\d|\s*(?:mil|milhao|milhoes|mi|k|reais|%)(?![\p{L}\p{N}]))/gu;
/** One length of several. */
const [sideBefore, sideAfter] = [/(?<!\p{L})[x×]\s*$/u, /^\s*[x×]\s*\d/u];

type Groups = Readonly<Record<string, string | undefined>>;

/** 'dois mil e quinhentos': 2500. */
function inFigures(words: string): number {
  const [, thousands = '', rest = ''] = /^(.*?)\s*\bmil\b(?:\s+e\s+)?(.*)$/u.exec(words) ?? [];
  if (!/\bmil\b/u.test(words)) return numeralOf(words) ?? Number.NaN;
  return (numeralOf(thousands) ?? 1) * 1000 + (numeralOf(rest) ?? 0);
}

function squareMetresOf(groups: Groups, name: 'low' | 'high', unit: string): number {
  const words = groups[`${name}Words`];
  const digits = (groups[name] ?? '').replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  const figure = words === undefined ? Number(digits) * (groups[`${name}Mil`] ? 1000 : 1) : inFigures(words);
  return figure * (unit.startsWith('h') ? 10_000 : 1);
}

function kindOf({ land, before, after, after2, unit }: Groups): AreaKind | null {
  if (land || unit?.startsWith('h')) return 'land';
  const said = before ?? after ?? after2;
  return (
    kinds.find(([, words]) => said !== undefined && new RegExp(`^(?:${words})$`, 'u').test(said))?.[0] ?? null
  );
}

function labelOf({ min, max, kind }: ReadArea): string {
  const of = kind ? areaLabels[kind] : '';
  const metres = (value: number) => formatNumber(value, 2);
  if (min === null) return `Até ${metres(max ?? 0)} m²${of}`;
  return max === null ? `A partir de ${metres(min)} m²${of}` : `${metres(min)} a ${metres(max)} m²${of}`;
}

function taken(scan: Scan, match: RegExpExecArray, area: ReadArea): ReadArea | null {
  if ([area.min, area.max].some((value) => value !== null && !(value >= 1 && value < 1e8))) return null;
  take(scan, match.index, match.index + match[0].length, 'area', labelOf(area));
  return area;
}

function aboutOf(value: number) {
  const { min, max } = around(value);
  return { min: Math.floor(min), max: Math.ceil(max) };
}

/** What measures a front, a height or a way is no area. */
const lengthBefore =
  /(?<!\p{L})(?:frente|fundos?|largura|comprimento|altura|testada|pe\s+direito|distancia)(?:\s+(?:de|com|total))?\s*:?\s*$/u;

/** Whether what stands there is a side of something: 'm' is no square metre then. */
function isSide(plain: string, start: number, end: number): boolean {
  const isWithin = [...plain.matchAll(sides)].some(
    ({ index, 0: words }) => start < index + words.length && end > index,
  );
  return isWithin || sideBefore.test(plain.slice(0, start)) || sideAfter.test(plain.slice(end));
}

/** The first match that is an area. */
function matchOf(pattern: RegExp, { plain }: Scan): RegExpExecArray | null {
  for (const match of plain.matchAll(pattern)) {
    const { index, 0: words } = match;
    if (!lengthBefore.test(plain.slice(0, index)) && !isSide(plain, index, index + words.length))
      return match;
  }
  return null;
}

/** 'Até 500 mil e 100 m2': the first figure is money, 'quinhentos mil e cem' may be. */
const isMoneyRather = (groups: Groups, name: 'low' | 'high'): boolean =>
  /\bmil\s+e\b/u.test(groups[`${name}Words`] ?? '') && squareMetresOf(groups, name, '') >= 30_000;

function readBetween(scan: Scan): ReadArea | null {
  const match = matchOf(between, scan);
  const { groups } = match ?? {};
  if (!match || !groups) return null;
  const unit = groups['unit'] ?? '';
  const high = squareMetresOf(groups, 'high', unit);
  const low = squareMetresOf(groups, 'low', groups['lowUnit'] ?? unit);
  const isThousands = groups['lowMil'] !== undefined || /\bmil$/u.test(groups['lowWords'] ?? '');
  if (isThousands && groups['lowUnit'] === undefined && low > high) return null;
  const [min, max] = [Math.min(low, high), Math.max(low, high)];
  return taken(scan, match, { min, max, kind: kindOf(groups) });
}

function readSingle(scan: Scan, pattern: RegExp): ReadArea | null {
  const match = matchOf(pattern, scan);
  const { groups } = match ?? {};
  if (!match || !groups || isMoneyRather(groups, 'low')) return null;
  const isUnitless = pattern === unitless;
  if (isUnitless && !groups['before'] && !groups['land'] && !groups['area']) return null;
  const value = squareMetresOf(groups, 'low', groups['unit'] ?? '');
  const kind = kindOf(groups);
  if (groups['most'] ?? groups['less']) return taken(scan, match, { min: null, max: value, kind });
  if (groups['least'] ?? groups['more']) return taken(scan, match, { min: value, max: null, kind });
  return taken(scan, match, { ...aboutOf(value), kind });
}

const plot = /(?<!\p{L})(?:terrenos?|lotes?)(?![\p{L}\p{N}])/u;

/** '10x30' of a plot; '10x30 ou 12x30' are two. */
function readSides(scan: Scan): ReadArea | null {
  const [match, another] = plot.test(scan.plain) ? scan.plain.matchAll(sides) : [];
  if (!match || another) return null;
  const [width, length] = [match[1], match[2]].map((side = '') => Number(side.replace(',', '.')));
  return taken(scan, match, { ...aboutOf((width ?? 0) * (length ?? 0)), kind: 'land' });
}

const land = 'terrenos?|lotes?';
const built = String.raw`casas?|sobrados?|construcao|construid[ao]s?|edificad[ao]s?|area\s+util|privativ[ao]s?`;
const landBefore = String.raw`(?:${land})\s*(?:(?:de|com|tem|medindo)\s+|:\s*)?(?:(?:${maxLead})|(?:${minLead})|${aboutLead})?`;
const measure = String.raw`\d{1,9}(?:[.,]\d{1,3}){0,3}\s*(?:m2|m²|mts?2|mts?|mt2|metros?|m)(?:\s*quadrados?)?(?![\p{L}\p{N}])`;
const groundSides = String.raw`\d{1,4}(?:[.,]\d{1,2})?\s*(?:(?:m|mts?|metros?)\s*)?[x×]\s*\d{1,4}(?:[.,]\d{1,2})?(?:\s*(?:m|mts?|metros?))?(?![\p{L}\p{N}])`;
const ground = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:e|com|em|num|mais)\s+)?(?:um\s+)?(?<words>${landBefore}(?:${groundSides}|${measure})|${measure}\s+(?:de|do)\s+(?:${land})(?!\p{L}))`,
  'u',
);
const aMeasure = new RegExp(measure, 'u');
const [orBefore, orAfter] = [/(?<!\p{L})ou\s+$/u, /^\s*,?\s*ou\s/u];
const isBuilt = new RegExp(String.raw`(?<!\p{L})(?:${built})(?!\p{L})`, 'u');

/**
 * Of 'terreno 300m2 casa 120m2' the ground, as it was written: lists are narrowed by one area, which is the house's.
 * None where no area is left without it.
 */
export function cutGround(scan: Scan): string[] {
  const match = isBuilt.test(scan.plain) ? ground.exec(scan.plain) : null;
  if (!match) return [];
  const { index, 0: words } = match;
  const end = index + words.length;
  const [lead, tail] = [scan.plain.slice(0, index), scan.plain.slice(end)];
  const rest = `${lead}${cut}${tail}`;
  const isEither = orBefore.test(lead) || orAfter.test(tail);
  if (isEither || !aMeasure.test(rest) || ground.test(rest)) return [];
  const text = written(scan, end - (match.groups?.['words'] ?? '').length, end);
  drop(scan, index, end);
  return [text];
}

/**
 * 'acima de 1000 m2', 'entre 50 e 70 metros', '2 hectares', 'área privativa acima de 80', '10x30' of a plot. One figure
 * alone is 10 % around it.
 */
export function readArea(scan: Scan): ReadArea | null {
  return readBetween(scan) ?? readSingle(scan, single) ?? readSingle(scan, unitless) ?? readSides(scan);
}

/** The area that was read, as one of land: where land is requested. */
export function asLand({ chips }: Scan, { min, max, kind }: ReadArea): AreaKind {
  const land = kind ?? 'land';
  for (const chip of chips) if (chip.kind === 'area') chip.label = labelOf({ min, max, kind: land });
  return land;
}
