import type { ReactNode } from 'react';

import type { Sort, SortKey } from './sort-rows.ts';

export interface DataColumn<Row> {
  /** Unique among the columns: what `sort.column` names. */
  id: string;
  /** The column's head. */
  label: string;
  /** What stands in a row's cell. */
  cell: (row: Row) => ReactNode;
  /** Amounts, counts and dates: at the end of the column, in figures of one width. */
  numeric?: boolean | undefined;
  /** What the table orders the rows by; `true` where the parent orders them, by `onSortChange`. */
  sortBy?: true | ((row: Row) => SortKey) | undefined;
  /** The order of a first press; the largest first for figures. */
  firstDirection?: Sort['direction'] | undefined;
}
