import type { CalendarDate } from '@martelo/domain/auction';
import type { RawBuilder } from 'kysely';

import type { Database } from '../../platform/database/database.ts';

type Table = RawBuilder<unknown>;

/**
 * Lists further apart prove nothing of each other: in between prices may have fallen, and listings left and returned,
 * unseen.
 */
export const maxDaysBetween = 30;

/** A list that was just applied, with the temporary tables of its transaction. */
export interface ImportedList {
  trx: Database;
  source: { code: string };
  sourceId: number;
  listDate: CalendarDate;
  /** Its number in `lists`. */
  id: number;
  /** Its rows: `code` and the columns of auctions. */
  incoming: Table;
  /** Known rows that differ: `id`, their old values, and their new ones as `new_…`. */
  differing: Table;
  /** What it made `new`, `gone` or `differing`: `id`, `how`. */
  touched: Table;
}
