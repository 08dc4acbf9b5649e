import type { SeededRandom } from '@martelo/illustrations/seeded-random';
import { inventNeighborhood, inventStreet } from './invented-places.ts';
import { type Weighted, pickByDeciles, pickWeighted } from './weighted.ts';

/** The constant fields of an invented property. */
export interface InventedProperty {
  kind: string;
  uf: string;
  city: string;
  neighborhood: string;
  street: string;
  /** Null for one without a number, as are 24 % of Caixa's. */
  number: number | null;
  unit: string | null;
  /** Centavos. */
  valuation: number;
  /** m²; null for not informed. */
  areaTotal: number | null;
  areaPrivate: number | null;
  areaLand: number | null;
  bedrooms: number;
  parking: number;
}

interface KindFacts {
  /** Valuation in thousands of reais, by deciles. */
  valuation: readonly number[];
  /** m², by deciles; null where the kind has no such area. */
  built: readonly number[] | null;
  land: readonly number[] | null;
  bedrooms: Weighted<number>;
}

const few: Weighted<number> = [
  [1, 7],
  [2, 86],
  [3, 6],
  [4, 1],
];
const more: Weighted<number> = [
  [2, 20],
  [3, 55],
  [4, 20],
  [5, 5],
];
const none: Weighted<number> = [[0, 1]];

/** From the rows of Caixa's list of 2026-01-08. */
const facts: Readonly<Record<string, KindFacts>> = {
  Apartamento: {
    valuation: [119, 130, 137, 144, 151, 160, 173, 190, 222],
    built: [40, 41, 42, 43, 44, 46, 48, 52, 59],
    land: null,
    bedrooms: few,
  },
  Casa: {
    valuation: [93, 107, 119, 130, 140, 153, 170, 197, 268],
    built: [43, 48, 52, 56, 60, 64, 69, 76, 101],
    land: [64, 100, 126, 148, 162, 180, 200, 240, 354],
    bedrooms: few,
  },
  Sobrado: {
    valuation: [151, 164, 216, 280, 389, 477, 562, 638, 1073],
    built: [57, 64, 70, 74, 81, 115, 150, 200, 433],
    land: [72, 77, 90, 102, 125, 198, 321, 360, 604],
    bedrooms: more,
  },
  Terreno: {
    valuation: [50, 70, 92, 115, 150, 202, 294, 410, 710],
    built: null,
    land: [141, 200, 231, 300, 360, 450, 600, 1043, 2743],
    bedrooms: none,
  },
  'Gleba Urbana': {
    valuation: [1394, 1577, 1621, 1676, 1847, 2320, 2643, 4685, 6373],
    built: null,
    land: [6052, 18_000, 18_600, 20_002, 35_002, 73_040, 93_020, 127_428, 143_855],
    bedrooms: none,
  },
  Sala: {
    valuation: [81, 89, 89, 89, 89, 98, 189, 324, 474],
    built: [24, 24, 24, 24, 24, 26, 34, 51, 112],
    land: null,
    bedrooms: none,
  },
  Loja: {
    valuation: [170, 254, 299, 325, 390, 439, 472, 741, 1164],
    built: [18, 32, 48, 68, 80, 120, 150, 228, 381],
    land: null,
    bedrooms: none,
  },
  Comercial: {
    valuation: [175, 248, 284, 429, 598, 1114, 1414, 1692, 2235],
    built: [36, 67, 110, 211, 274, 338, 475, 759, 1096],
    land: [198, 252, 298, 329, 374, 554, 892, 1652, 4022],
    bedrooms: none,
  },
  Prédio: {
    valuation: [136, 150, 169, 211, 255, 479, 887, 1307, 1829],
    built: [38, 46, 54, 67, 82, 131, 226, 419, 711],
    land: [74, 125, 140, 160, 200, 250, 340, 386, 612],
    bedrooms: none,
  },
  Galpão: {
    valuation: [272, 526, 622, 798, 1098, 1278, 1690, 2700, 3127],
    built: [170, 265, 299, 400, 506, 712, 914, 1415, 2019],
    land: [213, 286, 415, 500, 613, 948, 1082, 1537, 2981],
    bedrooms: none,
  },
  'Imóvel rural': {
    valuation: [239, 357, 724, 845, 1227, 1832, 2098, 3978, 4944],
    built: null,
    land: [31_840, 48_720, 53_465, 69_601, 92_120, 108_226, 210_481, 316_937, 1_163_078],
    bedrooms: none,
  },
};

const square = (deciles: readonly number[] | null, random: SeededRandom) =>
  deciles && Math.round(pickByDeciles(random, deciles) * 100) / 100;

/** A property of a kind in a city, with typical sizes and values; `larger` raises both for richer cities. */
export function inventProperty(
  random: SeededRandom,
  { kind, uf, city, larger = 1 }: { kind: string; uf: string; city: string; larger?: number },
): InventedProperty {
  const { valuation, built, land, bedrooms } = facts[kind] ?? facts['Apartamento']!;
  const areaPrivate = square(built?.map((size) => size * Math.sqrt(larger)) ?? null, random);
  const isFlat = kind === 'Apartamento' || kind === 'Sala';
  return {
    kind,
    uf,
    city,
    neighborhood: inventNeighborhood(random),
    street: inventStreet(random),
    number: random.chance(0.24) ? null : random.int(1, 2400),
    unit: isFlat ? String(random.int(1, 12) * 100 + random.int(1, 8)) : null,
    valuation: Math.round(pickByDeciles(random, valuation) * larger) * 100_000,
    areaTotal:
      areaPrivate && random.chance(0.4) ? Math.round(areaPrivate * random.int(100, 132)) / 100 : null,
    areaPrivate,
    areaLand: square(land, random),
    bedrooms: random.chance(0.88) ? pickWeighted(random, bedrooms) : 0,
    parking:
      land === null && !isFlat
        ? 0
        : random.chance(0.53)
          ? pickWeighted(random, [
              [1, 96],
              [2, 4],
            ])
          : 0,
  };
}
