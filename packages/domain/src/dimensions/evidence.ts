import { parseAmount, stringifyAmount } from '../codecs.ts';
import { formatReais } from '../money.ts';
import type { Dimension } from './dimension.ts';
import { centavos, maxAmount, reais, single, wholeNumber } from './values.ts';

/** Centavos, above 0. */
function amountOf(text: string | null) {
  const amount = parseAmount(text ?? '');
  return amount !== null && amount > 0 && amount <= maxAmount ? amount : null;
}

/** The price after the next fall, where the lists' rule tells one and its proof holds (FILTER-06). */
export const nextPrice: Dimension = {
  name: 'nextPrice',
  fields: ['nextPriceMax'],
  parse: (params) => ({ nextPriceMax: amountOf(params.get('proximo_preco_max')) }),
  stringify: ({ nextPriceMax }) => single('proximo_preco_max', nextPriceMax && stringifyAmount(nextPriceMax)),
  toQuery: ({ nextPriceMax }) => (nextPriceMax === null ? {} : { next_price_max: reais(nextPriceMax) }),
  fromQuery: ({ next_price_max: most }) => (most === undefined ? {} : { nextPriceMax: centavos(most) }),
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
};

const maxTenths = 9;

interface RankWords {
  param: string;
  wire: 'discount_rank_min' | 'price_m2_rank_min';
  id: string;
  label: (tenths: number) => string;
}

/** Further out than so many tenths of those alike: of its city, of its state where those are too few (RANK-02). */
const rank = (
  name: string,
  field: 'discountRankMin' | 'squareMetreRankMin',
  { param, wire, id, label }: RankWords,
): Dimension => ({
  name,
  fields: [field],
  parse: (params) => ({ [field]: wholeNumber(params.get(param), maxTenths) }),
  stringify: (filters) => single(param, filters[field]),
  toQuery: (filters) => (filters[field] === null ? {} : { [wire]: filters[field] }),
  fromQuery: (query) => (query[wire] === undefined ? {} : { [field]: query[wire] }),
  chips: (filters) =>
    filters[field] === null ? [] : [{ id, label: label(filters[field]), field, without: { [field]: null } }],
});

export const discountRank = rank('discountRank', 'discountRankMin', {
  param: 'desconto_incomum',
  wire: 'discount_rank_min',
  id: 'discount-rank',
  label: (tenths) => `Desconto maior que ${tenths} de 10`,
});

export const squareMetreRank = rank('squareMetreRank', 'squareMetreRankMin', {
  param: 'm2_incomum',
  wire: 'price_m2_rank_min',
  id: 'square-metre-rank',
  label: (tenths) => `Preço por m² menor que ${tenths} de 10`,
});
