import type { Centavos } from '../auction.ts';
import { parseAmount, stringifyAmount } from '../codecs.ts';
import { formatReais, toCentavos, toReais } from '../money.ts';
import type { CountedRange } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { centavoBands, maxAmount, single } from './values.ts';

export interface NextPriceFilters {
  /** The price after the next fall: only where one is forecast with its proof. */
  nextPriceMax: Centavos | null;
}
export interface NextPriceQuery {
  next_price_max?: number;
}
export interface NextPriceFacets {
  /** By the price after the next fall; auctions without a forecast are in none. */
  nextPrices: readonly CountedRange<Centavos>[];
}
export interface WireNextPrices {
  next_prices: readonly CountedRange<number>[];
}

/** Centavos, above 0. */
function amountOf(text: string | null) {
  const amount = parseAmount(text ?? '');
  return amount !== null && amount > 0 && amount <= maxAmount ? amount : null;
}

/** The price after the next fall, where the lists' rule gives one and its proof holds (FILTER-06). */
export const nextPrice: Dimension<NextPriceFilters, NextPriceQuery, NextPriceFacets, WireNextPrices> = {
  none: { nextPriceMax: null },
  parse: (params) => ({ nextPriceMax: amountOf(params.get('proximo_preco_max')) }),
  stringify: ({ nextPriceMax }) => single('proximo_preco_max', nextPriceMax && stringifyAmount(nextPriceMax)),
  toQuery: ({ nextPriceMax }) => (nextPriceMax === null ? {} : { next_price_max: toReais(nextPriceMax) }),
  fromQuery: ({ next_price_max: max }) => (max === undefined ? {} : { nextPriceMax: toCentavos(max) }),
  chips: ({ nextPriceMax }) =>
    nextPriceMax === null
      ? []
      : [
          {
            id: 'next-price',
            label: `Próximo preço até ${formatReais(nextPriceMax)}`,
            field: 'nextPriceMax',
            without: { nextPriceMax: null },
          },
        ],
  facets: ({ next_prices: bands = [] }) => ({ nextPrices: centavoBands(bands) }),
};
