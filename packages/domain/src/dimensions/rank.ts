import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { single, wholeNumber } from './values.ts';

const maxTenths = 9;

export interface RankNames<Field, Query, Facet, Wire> {
  field: Field;
  query: Query;
  facet: Facet;
  wire: Wire;
  param: string;
  id: string;
  label: (tenths: number) => string;
}

export type Rank<
  Field extends string,
  Query extends string,
  Facet extends string,
  Wire extends string,
> = Dimension<
  Record<Field, number | null>,
  Partial<Record<Query, number>>,
  Record<Facet, readonly Counted<number>[]>,
  Record<Wire, readonly { rank_min: number; count: number }[]>
>;

/** Further out than so many tenths of those alike: of its city, of its state where those are too few (RANK-02). */
function rank<Field extends string, Query extends string, Facet extends string, Wire extends string>({
  field,
  query,
  facet,
  wire,
  param,
  id,
  label,
}: RankNames<Field, Query, Facet, Wire>): Rank<Field, Query, Facet, Wire> {
  const having = (value: number | null) => ({ [field]: value }) as Record<Field, number | null>;
  return {
    none: having(null),
    parse: (params) => having(wholeNumber(params.get(param), maxTenths)),
    stringify: (filters) => single(param, filters[field]),
    toQuery: (filters) =>
      filters[field] === null ? {} : ({ [query]: filters[field] } as Record<Query, number>),
    fromQuery: (said) => (said[query] === undefined ? {} : having(said[query])),
    chips: (filters) =>
      filters[field] === null ? [] : [{ id, label: label(filters[field]), field, without: having(null) }],
    facets(counts) {
      const ranks = (counts[wire] ?? []).map(({ rank_min: value, count }) => ({ value, count }));
      return { [facet]: ranks } as unknown as Record<Facet, readonly Counted<number>[]>;
    },
  };
}

/** A discount greater than so many tenths of those alike, 1 to 9. */
export const discountRank = rank({
  field: 'discountRankMin',
  query: 'discount_rank_min',
  facet: 'discountRanks',
  wire: 'discount_ranks',
  param: 'desconto_incomum',
  id: 'discount-rank',
  label: (tenths) => `Desconto maior que ${tenths} de 10`,
});

/** A price of a square metre below so many tenths of those alike. */
export const squareMetreRank = rank({
  field: 'squareMetreRankMin',
  query: 'price_m2_rank_min',
  facet: 'squareMetreRanks',
  wire: 'price_m2_ranks',
  param: 'm2_incomum',
  id: 'square-metre-rank',
  label: (tenths) => `Preço por m² menor que ${tenths} de 10`,
});
