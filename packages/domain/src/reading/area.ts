import { formatNumber } from '../numbers.ts';
import type { AreaKind } from '../square-metre.ts';
import {
  aboutLead,
  around,
  leastAfter,
  leastLead,
  leastWords,
  mostAfter,
  mostLead,
  mostWords,
} from './bounds.ts';
import { type Scan, take } from './scan.ts';

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
const number = (name: string) =>
  String.raw`(?<${name}>\d{1,9}(?:[.,]\d{1,3}){0,3}|mil)(?:\s*(?<${name}Mil>mil))?`;
/** Metres to somewhere or of a front are no area; alqueires differ by region. */
const unit = (name: string) =>
  String.raw`\s*(?<${name}>hectares?|ha|(?:m2|m²|mts?2|mts?|mt2|metros?|m)(?:\s*quadrados?)?)(?![\p{L}\p{N}])(?!\s+d[aeo]s?\s+(?!area|terreno|construcao))`;
const prefix = String.raw`(?<![\p{L}\p{N}]|\d[.,]?)(?:(?<land>(?:(?:com|em|e|c\/|mais)\s+(?:um\s+)?|(?<=(?:casas?|sobrados?)\s+))terreno\s+(?:(?:de|com)\s+)?)|(?:(?:com|de|em|e|c\/)\s+)?(?:uma?\s+)?(?<area>areas?|metragem|tamanho)(?:\s+(?<before>${kindWords}))?\s*(?:de\s+|com\s+|:\s*)?|(?:(?:com|de|em|e|c\/)\s+)?)`;
const suffix = String.raw`(?:\s+(?:de\s+)?(?:area\s+)?(?<after>${kindWordsAfter})(?![\p{L}\p{N}])|\s+de\s+area(?![\p{L}\p{N}])(?:\s+(?<after2>${kindWords})(?![\p{L}\p{N}]))?)?`;

const between = new RegExp(
  String.raw`${prefix}(?:(?:entre|de)\s+)?${number('low')}(?:${unit('lowUnit')})?\s*(?:e|a|ate|-)\s*${number('high')}${unit('unit')}${suffix}`,
  'u',
);
const bounds = String.raw`(?:(?<most>${mostLead})|(?<least>${leastLead})|${aboutLead}|(?:de|com)\s+)?`;
const tail = String.raw`(?:(?<less>${mostAfter})|(?<more>${leastAfter}))?`;
const single = new RegExp(String.raw`${prefix}${bounds}${number('low')}${unit('unit')}${suffix}${tail}`, 'u');
/** 'área privativa acima de 80' goes without a unit. */
const unitless = new RegExp(
  String.raw`${prefix}(?:(?<most>${mostWords})|(?<least>${leastWords}))\s+${number('low')}(?![\p{L}\p{N}]|\s*%)`,
  'u',
);
const sides =
  /(?<![\p{L}\p{N}.,])(?:de\s+)?(\d{1,3})\s*(?:m\s*)?(?:x|por)\s*(\d{1,3})(?:\s*(?:m|mts?|metros?))?(?![\p{L}\p{N}.,])/u;

const squareMetresOf = (text: string, thousands: string | undefined, unit: string): number =>
  Number(
    text
      .replace('mil', '1000')
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  ) *
  (thousands ? 1000 : 1) *
  (unit.startsWith('h') ? 10_000 : 1);

type Groups = Readonly<Record<string, string | undefined>>;

function kindOf({ land, before, after, after2, unit }: Groups): AreaKind | null {
  if (land || unit?.startsWith('h')) return 'land';
  const said = before ?? after ?? after2;
  return (
    kinds.find(([, words]) => said !== undefined && new RegExp(`^(?:${words})$`, 'u').test(said))?.[0] ?? null
  );
}

const kindLabels: Readonly<Record<AreaKind, string>> = {
  private: ' de área privativa',
  total: ' de área total',
  land: ' de terreno',
};

function labelOf({ min, max, kind }: ReadArea): string {
  const of = kind ? kindLabels[kind] : '';
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

function readBetween(scan: Scan): ReadArea | null {
  const match = between.exec(scan.plain);
  const { groups } = match ?? {};
  if (!match || !groups) return null;
  const unit = groups['unit'] ?? '';
  const high = squareMetresOf(groups['high'] ?? '', groups['highMil'], unit);
  const low = squareMetresOf(groups['low'] ?? '', groups['lowMil'], groups['lowUnit'] ?? unit);
  const [min, max] = [Math.min(low, high), Math.max(low, high)];
  return taken(scan, match, { min, max, kind: kindOf(groups) });
}

function readSingle(scan: Scan, pattern: RegExp): ReadArea | null {
  const match = pattern.exec(scan.plain);
  const { groups } = match ?? {};
  if (!match || !groups) return null;
  const isUnitless = pattern === unitless;
  if (isUnitless && !groups['before'] && !groups['land'] && !groups['area']) return null;
  const value = squareMetresOf(groups['low'] ?? '', groups['lowMil'], groups['unit'] ?? '');
  const kind = kindOf(groups);
  if (groups['most'] ?? groups['less']) return taken(scan, match, { min: null, max: value, kind });
  if (groups['least'] ?? groups['more']) return taken(scan, match, { min: value, max: null, kind });
  return taken(scan, match, { ...aboutOf(value), kind });
}

const plot = /(?<!\p{L})(?:terrenos?|lotes?)(?![\p{L}\p{N}])/u;

/** '10x30' of a plot. */
function readSides(scan: Scan): ReadArea | null {
  const match = plot.test(scan.plain) ? sides.exec(scan.plain) : null;
  if (!match) return null;
  return taken(scan, match, { ...aboutOf(Number(match[1]) * Number(match[2])), kind: 'land' });
}

/**
 * 'acima de 1000 m2', 'entre 50 e 70 metros', '2 hectares', 'área privativa acima de 80', '10x30' of a plot. One figure
 * alone is 10 % around it.
 */
export function readArea(scan: Scan): ReadArea | null {
  return readBetween(scan) ?? readSingle(scan, single) ?? readSingle(scan, unitless) ?? readSides(scan);
}

/** The area that was read, as one of land: where land is asked for. */
export function asLand({ chips }: Scan, { min, max, kind }: ReadArea): AreaKind {
  const land = kind ?? 'land';
  for (const chip of chips) if (chip.kind === 'area') chip.label = labelOf({ min, max, kind: land });
  return land;
}
