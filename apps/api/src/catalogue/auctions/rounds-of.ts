import type { Rounds } from '@martelo/domain/auction';
import type { SaleOf } from '@martelo/domain/phase';

import type { AuctionRow } from './auction-row.ts';

type Dates = Pick<
  AuctionRow,
  'date_first' | 'date_second' | 'date_third' | 'minimum_first' | 'minimum_second' | 'minimum_third'
>;

/** The rounds of a row in the domain's shape. */
function roundsOf(row: Dates): Rounds {
  const first = row.date_first && { date: row.date_first, minimum: row.minimum_first };
  const second = first && row.date_second && { date: row.date_second, minimum: row.minimum_second };
  const third = second && row.date_third && { date: row.date_third, minimum: row.minimum_third };
  return { first, second, third };
}

/** What of a row its phase is read from. */
export function saleOf(row: Dates & Pick<AuctionRow, 'direct_sale' | 'sale_method'>): SaleOf {
  return {
    rounds: roundsOf(row),
    directSale: row.direct_sale,
    saleMethod: row.sale_method,
    undatedSecond: row.date_second ? null : row.minimum_second,
  };
}
