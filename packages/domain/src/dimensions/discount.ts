import type { Counted } from './counts.ts';
import type { Dimension } from './dimension.ts';
import { maxPercent, single, wholeNumber } from './values.ts';

export interface DiscountFilters {
  /** Whole per cent below the valuation, at the least. */
  discountMin: number | null;
}
export interface DiscountQuery {
  discount_min?: number;
}
export interface DiscountFacets {
  /** With so many per cent, or more. */
  discounts: readonly Counted<number>[];
}
export interface WireDiscount {
  discounts: readonly { discount_min: number; count: number }[];
}

export const discount: Dimension<DiscountFilters, DiscountQuery, DiscountFacets, WireDiscount> = {
  none: { discountMin: null },
  parse: (params) => ({ discountMin: wholeNumber(params.get('desconto'), maxPercent) }),
  stringify: ({ discountMin }) => single('desconto', discountMin),
  toQuery: ({ discountMin }) => (discountMin === null ? {} : { discount_min: discountMin }),
  fromQuery: ({ discount_min: least }) => (least === undefined ? {} : { discountMin: least }),
  chips: ({ discountMin }) =>
    discountMin === null
      ? []
      : [
          {
            id: 'discount',
            label: `${discountMin} % ou mais de desconto`,
            field: 'discountMin',
            without: { discountMin: null },
          },
        ],
  facets: ({ discounts = [] }) => ({
    discounts: discounts.map(({ discount_min: value, count }) => ({ value, count })),
  }),
};
