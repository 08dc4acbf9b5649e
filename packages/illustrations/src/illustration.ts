import { propertyTypeOf } from '@martelo/domain/codes';
import { fold } from '@martelo/domain/fold';

import { drawApartment } from './draw-apartment.ts';
import { drawHouse, drawTownhouse } from './draw-houses.ts';
import { drawLand, drawRural } from './draw-grounds.ts';
import { drawBuilding, drawOffice } from './draw-offices.ts';
import { drawShed } from './draw-shed.ts';
import { palettes } from './palettes.ts';
import { height, type Scene, width } from './scenery.ts';
import { seededRandom } from './seeded-random.ts';

export const illustrationKinds = [
  'apartment',
  'house',
  'townhouse',
  'land',
  'office',
  'shed',
  'building',
  'rural',
] as const;

export type IllustrationKind = (typeof illustrationKinds)[number];

const drawings: Readonly<Record<IllustrationKind, (scene: Scene) => string>> = {
  apartment: drawApartment,
  house: drawHouse,
  townhouse: drawTownhouse,
  land: drawLand,
  office: drawOffice,
  shed: drawShed,
  building: drawBuilding,
  rural: drawRural,
};

/** What is low is seen from nearer. */
const low: readonly IllustrationKind[] = ['house', 'townhouse', 'land', 'shed', 'rural'];

/** An SVG picture, 4:3, under 4 kB: what such a property looks like in general. The same for the same seed, always. */
export function drawIllustration(kind: IllustrationKind, seed: string): string {
  const random = seededRandom(`${kind} ${seed}`);
  const drawn = drawings[kind]({ random, palette: random.pick(palettes) });
  const view = low.includes(kind) ? '60 84 680 510' : `0 0 ${width} ${height}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${drawn}</svg>`;
}

/** Words in a kind that say more than its subcategory. */
const kindWords: readonly (readonly [RegExp, IllustrationKind])[] = [
  [/sobrado|duplex|triplex/, 'townhouse'],
  [/predio|hotel/, 'building'],
  [/apart|flat|kitnet|cobertura/, 'apartment'],
  [/galpao|armazem/, 'shed'],
  [/rural|fazenda|sitio|chacara|haras/, 'rural'],
  [/casa/, 'house'],
  [/terreno|gleba|lote|area/, 'land'],
  [/sala|loja|comercial|conjunto|escritorio/, 'office'],
];

const byPropertyType = {
  house: 'house',
  apartment: 'apartment',
  land: 'land',
  shed: 'shed',
  commercial: 'office',
  rural: 'rural',
} as const;

/** Which picture fits a property: by its kind's words, else by its subcategory (RULE-08), else a plain building. */
export function illustrationKind(kind: string | null, subcategoryId: number | null): IllustrationKind {
  const words = fold(kind ?? '');
  const match = kindWords.find(([word]) => word.test(words));
  if (match) return match[1];
  const type = subcategoryId === null ? null : propertyTypeOf(subcategoryId);
  return type ? byPropertyType[type] : 'building';
}
