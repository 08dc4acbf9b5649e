import type { Centavos } from '../auction.ts';
import { stringifyAmount } from '../codecs.ts';
import { formatReais, toCentavos, toReais } from '../money.ts';
import type { CountedRange } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { between, centavoBands, single, squareMetrePrice } from './values.ts';

export interface SquareMetreFilters {
  /** For each square metre. */
  squareMetreMin: Centavos | null;
  squareMetreMax: Centavos | null;
}
export interface SquareMetreQuery {
  price_m2_min?: number;
  price_m2_max?: number;
}
export interface SquareMetreFacets {
  squareMetres: readonly CountedRange<Centavos>[];
}
export interface WireSquareMetre {
  square_metres: readonly CountedRange<number>[];
}

export const squareMetre: Dimension<
  SquareMetreFilters,
  SquareMetreQuery,
  SquareMetreFacets,
  WireSquareMetre
> = {
  none: { squareMetreMin: null, squareMetreMax: null },
  parse: (params) => ({
    squareMetreMin: squareMetrePrice(params.get('m2_min')),
    squareMetreMax: squareMetrePrice(params.get('m2_max')),
  }),
  stringify: ({ squareMetreMin, squareMetreMax }) => [
    ...single('m2_min', squareMetreMin && stringifyAmount(squareMetreMin)),
    ...single('m2_max', squareMetreMax && stringifyAmount(squareMetreMax)),
  ],
  toQuery: ({ squareMetreMin, squareMetreMax }) => ({
    ...(squareMetreMin !== null && { price_m2_min: toReais(squareMetreMin) }),
    ...(squareMetreMax !== null && { price_m2_max: toReais(squareMetreMax) }),
  }),
  fromQuery: ({ price_m2_min: min, price_m2_max: max }) => ({
    ...(min !== undefined && { squareMetreMin: toCentavos(min) }),
    ...(max !== undefined && { squareMetreMax: toCentavos(max) }),
  }),
  chips({ squareMetreMin, squareMetreMax }) {
    if (squareMetreMin === null && squareMetreMax === null) return [];
    const [from, to] = [squareMetreMin, squareMetreMax].map((one) =>
      one === null ? null : formatReais(one),
    );
    return [
      {
        id: 'square-metre',
        label: `${between(from ?? null, to ?? null)} por m²`,
        field: squareMetreMin === null ? 'squareMetreMax' : 'squareMetreMin',
        without: { squareMetreMin: null, squareMetreMax: null },
      },
    ];
  },
  facets: ({ square_metres: bands = [] }) => ({ squareMetres: centavoBands(bands) }),
};
