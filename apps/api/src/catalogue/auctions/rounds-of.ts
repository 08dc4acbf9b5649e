import type { Rounds } from '@martelo/domain/auction';
import type { SaleOf } from '@martelo/domain/phase';

import type { AuctionRow } from './auction-row.ts';

type Dates = Pick<AuctionRow, 'date_first' | 'date_second' | 'minimum_first' | 'minimum_second'>;

/** The rounds of a row in the domain's shape. */
function roundsOf({ date_first, date_second, minimum_first, minimum_second }: Dates): Rounds {
  const first = date_first && { date: date_first, minimum: minimum_first };
  return { first, second: first && date_second && { date: date_second, minimum: minimum_second } };
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
