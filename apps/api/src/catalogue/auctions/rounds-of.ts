import type { Rounds } from '@martelo/domain/auction';
import { calendarDate } from '@martelo/domain/dates';
import type { SaleOf } from '@martelo/domain/phase';

import type { AuctionRow } from './auction-row.ts';

type Dates = Pick<
  AuctionRow,
  'date_first' | 'date_second' | 'date_third' | 'minimum_first' | 'minimum_second' | 'minimum_third'
>;

type FirstRound = Pick<
  AuctionRow,
  | 'date_first'
  | 'date_second'
  | 'minimum_first'
  | 'minimum_second'
  | 'sale_method'
  | 'list_date'
  | 'source_code'
>;

/**
 * Sources whose lists state the first round's minimum only until its hour (docs/decisions/0060): with both equal, it is
 * past.
 */
const untilItsHour: ReadonlySet<string> = new Set(['mega']);

/**
 * The first round's minimum; null where it was never stated. A property whose first round was past when its list was
 * made has the second's in its place, so that it is found by a price: both are equal then, and the second has no date
 * (LABEL-05).
 */
export function statedFirstMinimum(row: FirstRound): number | null {
  const day = row.date_first && calendarDate(row.date_first);
  const isOfSecond =
    row.sale_method === 'rounds' &&
    row.date_second === null &&
    row.minimum_second === row.minimum_first &&
    day !== null &&
    (day < row.list_date || (day === row.list_date && untilItsHour.has(row.source_code)));
  return isOfSecond ? null : row.minimum_first;
}

/** The rounds of a row in the domain's shape. */
function roundsOf(row: Dates): Rounds {
  const first = row.date_first && { date: row.date_first, minimum: row.minimum_first };
  const second = first && row.date_second && { date: row.date_second, minimum: row.minimum_second };
  const third = second && row.date_third && { date: row.date_third, minimum: row.minimum_third };
  return { first, second, third };
}

/** The columns from which a phase is derived. */
export function saleOf(row: Dates & Pick<AuctionRow, 'direct_sale' | 'sale_method'>): SaleOf {
  return {
    rounds: roundsOf(row),
    directSale: row.direct_sale,
    saleMethod: row.sale_method,
    undatedSecond: row.date_second ? null : row.minimum_second,
  };
}
