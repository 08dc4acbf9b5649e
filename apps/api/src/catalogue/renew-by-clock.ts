import { calendarDate } from '@martelo/domain/dates';

import type { Database } from '../platform/database/database.ts';
import { lapseNextPrices } from './evidence/refresh-search-evidence.ts';
import { refreshDue } from './search/search-table.ts';

/** Renews what the clock alone changed: rounds, auctions that ended long ago, next prices of lists that are too old. */
export async function renewByClock(database: Database, now: Date): Promise<void> {
  await refreshDue(database, now);
  await lapseNextPrices(database, calendarDate(now));
}
